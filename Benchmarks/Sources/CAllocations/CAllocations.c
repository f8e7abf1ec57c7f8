// Counts allocations exactly: this executable defines malloc and its kin, so that every caller in the process,
// the Swift runtime included, comes here first. Each forwards to glibc's own function.

#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>

#if defined(__GLIBC__)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *pointer);

// What a block was asked for is kept beside it in a table of this file, open addressing with linear probing: the
// allocator itself only knows the size it rounded to. A removed entry keeps its place, so that probing goes on.
#define TABLE_SIZE (1u << 22)
#define REMOVED ((void *)1)

static struct { void *pointer; size_t size; } table[TABLE_SIZE];
static uint32_t table_used;
static __thread bool counting;
static __thread AllocationCount count;

static uint32_t place_of(void *pointer) {
  return (uint32_t)(((uintptr_t)pointer >> 4) * 2654435761u) & (TABLE_SIZE - 1);
}

static void remember(void *pointer, size_t size) {
  if (!counting || !pointer) return;
  count.allocations += 1;
  count.liveBytes += (int64_t)size;
  if (table_used > TABLE_SIZE / 2) __builtin_trap(); // a case holds more blocks than the table is made for
  uint32_t place = place_of(pointer);
  while (table[place].pointer && table[place].pointer != REMOVED) place = (place + 1) & (TABLE_SIZE - 1);
  if (!table[place].pointer) table_used += 1;
  table[place].pointer = pointer;
  table[place].size = size;
}

static void forget(void *pointer) {
  if (!counting || !pointer) return;
  for (uint32_t place = place_of(pointer); table[place].pointer; place = (place + 1) & (TABLE_SIZE - 1)) {
    if (table[place].pointer == pointer) {
      count.liveBytes -= (int64_t)table[place].size;
      table[place].pointer = REMOVED;
      return;
    }
  }
}

void *malloc(size_t size) {
  void *result = __libc_malloc(size);
  remember(result, size);
  return result;
}

void *calloc(size_t number, size_t size) {
  void *result = __libc_calloc(number, size);
  remember(result, number * size);
  return result;
}

void *realloc(void *old, size_t size) {
  forget(old);
  void *result = __libc_realloc(old, size);
  remember(result, size);
  return result;
}

void *memalign(size_t alignment, size_t size) {
  void *result = __libc_memalign(alignment, size);
  remember(result, size);
  return result;
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < sizeof(void *) || (alignment & (alignment - 1))) return EINVAL;
  void *pointer = memalign(alignment, size);
  if (!pointer) return ENOMEM;
  *result = pointer;
  return 0;
}

void free(void *pointer) {
  forget(pointer);
  __libc_free(pointer);
}

bool allocations_supported(void) { return true; }

void allocations_begin(void) {
  for (uint32_t place = 0; table_used > 0 && place < TABLE_SIZE; place++) table[place].pointer = 0;
  table_used = 0;
  count = (AllocationCount){0, 0};
  counting = true;
}

AllocationCount allocations_end(void) {
  counting = false;
  return count;
}

#else

bool allocations_supported(void) { return false; }
void allocations_begin(void) {}
AllocationCount allocations_end(void) { return (AllocationCount){0, 0}; }

#endif
