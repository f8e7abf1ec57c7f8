#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// What this thread asked of the allocator since counting began.
typedef struct {
  /// Calls that returned memory; a realloc counts as one.
  int64_t allocations;
  /// Bytes requested and not yet given back, of the memory that was requested while counting.
  int64_t liveBytes;
} AllocationCount;

/// False where the allocator cannot be interposed (anything but glibc): no figure is given there.
bool allocations_supported(void);

/// Starts to count on this thread, from nothing. What other threads allocate is not seen.
void allocations_begin(void);

/// Ends counting and says what was counted.
AllocationCount allocations_end(void);

#endif
