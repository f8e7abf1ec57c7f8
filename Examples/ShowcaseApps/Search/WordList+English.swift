extension WordList {
  /// 3,599 English words in alphabetical order.
  ///
  /// Headwords of Webster's New International Dictionary, second edition, of 1934, whose copyright has lapsed, as the
  /// list `web2` of BSD has them; chosen are everyday words, and those that stand in most documents.
  static let english = WordList(
    """
    abandon abandoned ability able abort aborted about above absence absent absolute absolutely abstract abuse accent
    accept acceptable acceptance accepted access accessible accident accidental accomplish accordance according
    account accounting accumulate accuracy accurate accurately ace ache achieve acquire acquired acronym across act
    acting action activate active actively activity actor actual actually acute adapt adapter adaptor add added
    addition additional address adjacent adjust adjustment admission adopt adopted advance advanced advantage
    advertise advice advisable advise advised advisory affect affected affecting after afterwards again against age
    agent aggregate aggressive ago agree agreed agreement ahead aid ail ailing air alarm albeit ale alert algorithm
    alias align alignment alike alive allocate allocation allow allowable almost alone along alongside alpha alphabet
    alphabetic already also alter alternate although altogether always ambiguity ambiguous amend among amount
    ampersand ample analogous analyses analysis analyze analyzer ancestor anchor anchored ancient and android angle
    annotate annotation announce annoying anon anonymous another answer ant any anyone anything anyway anywhere apart
    ape apostrophe apparent apparently appear appearance append appendix apple applicable applied apply approach apt
    arbitrary arc arch arches archive are area arena argument aria arise arithmetic ark arm around arrange array
    arrive arrow art article artifact artificial ascending ash ashes aside ask aspect assemble assembler assembly
    assert assertion assets assign assigned assignment assist associate associated assorted assume assumed assuming
    assumption assure asterisk ate atlas atom atomic attach attached attachment attack attacker attempt attention
    attribute audio audit augment augmented aunt author authority authorized authorship auto automatic autumn
    auxiliary avail available average avid avoid await aware away awful awkward axes axis back backed background
    backing backlog backspace backward backwards bad badge badly bag bail baker balance balanced ball band bang bank
    banner bar bare barrier base based bases bash basic basically basis bat batch bear because become becomes becoming
    bed bee been before beforehand begin beginning behalf behave behavior behind being believe bell belong belonging
    below bench beneficial benefit besides best beta better between beyond bias big bigger bin binary bind binding
    binomial bird bisect bison bit black blame blank blend bless blessed blindly blink blob block blocked blocking
    blue boat bob body bogus bold bonus book bookworm boost boot bootstrap border both bother bottom bound boundary
    bounded bounding bout brace braces bracket branch branching brand brave bread break breaking bridge brief briefly
    bring broadcast broke broken broker brook brother brought brown browse browsing bucket buff buffer bug buggy build
    builder building built bulk bullet bump bumping bunch bundle bunk bus business busy but butcher butter butterfly
    button buttons bye bypass cab cache cad calculate calculated calendar call callable caller calling cam came can
    canal cancel candidate candle cannot canonical cap capability capable capacity capital capitalize caption capture
    car card care careful carefully carp carpenter carriage carried carry carrying case cased casing cast casting
    castle cat catch catching category caught cause causing caution caveat ceiling cell cent center central certain
    certainly cessation chain chained chair challenge chance change channel chapter char character charge cheap check
    checked checker cheese cherry chi child chip choice choke choose choosing chop chose chosen chromium chunk cipher
    circle circuit circular circumflex city claim clamp clang clarify clarity clash class classes classic classified
    clause clay clean cleaner cleaning cleanly cleanse clear clearer clearing clearly clever click client clip clock
    clone close closed closely closer closure cloud cluster clutter coast code coerce coercion col cold collapse
    collate collation collect collected collection collector collision colon color colored coloring colors column
    combine combined combining come comes coming comma command comment commercial commit common commonly community
    compact companion company comparable compare comparison compatible compile compiler complain complaint complement
    complete completely completion complex complexity compliance compliant comply component compose composed composite
    compound compress compressed compromise compute computer con concept concern concerned concerning concrete
    concurrent condition confidence configure confirm confirmed conflict conform confuse confused confusion connect
    connected connection consider considered consist consistent console constant constitute constrain constraint
    construct consult consume consumer consuming contact contain container content contention contents context
    contiguous continue continued continuous contract contrary contrast contribute control controller convenient
    convention conversion convert converted converter converting convey cope copied copper copy copyright core corner
    correct corrected correcting correction correctly correspond corrupt corrupted corruption cosmetic cost costly
    cotton could count counter counting country couple course courtesy cousin cover coverage covered covering cow
    crash create creation creator credential credit creek criteria critical croak crock cross crypt cumulative cur
    curl curly currency current currently cursor curve custom cut cycle cyclic dab dad daemon dam damage damages dance
    dangerous dangling dark dash dashed data date datum daughter day daylight days dead deadlock deal dealing dealt
    death decay decide decided decimal decision declare declared decode decorate decoration decorator decrease
    decreasing deduce deduction deep deeply deer default defect defer deferred define defined definitely definition
    deflate degree delay delegate delete deletion delimit delimiter deliver delivery delta demand den denial denote
    dent deny depend dependence dependency dependent depending deprecate depth derivation derivative derive derived
    descending describe design designate designed desirable desired despite destroy detach detached detail detailed
    detect detection detector determine determined develop developer device diagnose diagnostic dialect dictionary did
    die differ difference different difficult dig digest digested digit digital dim dimension direct directed
    direction directive directly directory dirty disable disabled disallow disappear discard disclaimer disconnect
    discourage discover discovered discovery discuss discussion disjoint disk dispatch display displayed dispose
    distance distinct distribute ditto divide divided dividing division divisor doctor document does dog doing dollar
    domain don done door dos dot dotted double doubled doubling doubt down downgrade downstream draft drag drain draw
    drawing drawn drive driven driver drop dropping drum dry dual dubious duck due dumb dummy dump dumping duplex
    duplicate duration during dwarf dynamic each eager eagle ear early earning ease easier easiest easily east easy
    eat eave ebb echo edge edit edition editor eel effect effective effects efficiency efficient effort egg eight
    either eject elaborate elect election elector electronic element elf eligible eliminate ellipsis elliptic else
    elsewhere embed ember emission emit emphasis emphasize empty emulate emulation emulator enable enclose encode
    encounter encourage encryption end ended ending endless endorse enforce enforced engine enhance enhanced enough
    ensure enter entering entire entirely entirety entity entropy entry enumerate eon ephemeral epoch epsilon equal
    equality equally equivalent era erase erased err erroneous error escape especially essential establish estimate
    estimation estuary etch ether evaluate evaluation even evening event eventual eventually ever every everyone
    everything everywhere evil evolution exact exactly examine examining example exceed exceeding excellent except
    exception excess excessive exchange exclude excluding exclusion exclusive executable execute executed execution
    executor exercise exhausted exhaustion exist existence existent exit exotic expand expanded expanding expansion
    expect expense expensive experience experiment expert expiration expire expiry explain explaining explicit
    explicitly exploit exponent export expose exposed express expressed expression expressly extend extended extending
    extension extensive extent external externally extra extract extracted extraction extraneous extreme extremely eye
    face facet facilitate facility facing fact factor factory fad fail failing failure fair fairly fake fall falling
    false familiar family fancy far farmer fashion fast faster fat fatal father fault faulty favor feature fed fee
    feed feedback feeding feel fence ferry fetch fetched fetching few field fifth figure file fill filled filler
    filling filter filtering final finalize finally find finding fine finer finish finished finishing finite fire
    fired first fish fisherman fit fitness five fix fixed fixing flag flaky flash flat flatten flavor flaw flex
    flexible flight flip float floating flock floor flow flower flush flusher flushing flute fly focus fold folded
    folder folding follow following font footprint for forbid forbidden force forced forcibly forcing foregoing
    foreground foreign forest forever forget forgot forgotten fork forked form formal format formed former formerly
    forming formula forth fortify forum forward forwarding forwards found fountain four fourth fox fraction fractional
    fragile fragment frame framework free freed freedom freeing freely freeze freezing frequency frequent frequently
    fresh friend friendly frog from front frost frozen fruit fulfill full fully fun function functional funny
    furnished further fuse future fuzz fuzzy gain gains gamma gap garbage garden gateway gather gathering gave gawk
    general generalize generally generate generating generation generator generic gent gentle geometry get getting
    give given giving glass glib global globally glossary glue gnome gnu goal goat goes going gold gone good goose got
    gotten governing grab gracefully grammar grant grape graph graphic graphical graphics grave gray great greater
    greatly greedy green grey grid group grouped grouping grow growing growth guarantee guard guarded guess guessing
    guest guidance guide guy hack hacking had half halfway halt hand handed handful handle handled handler handling
    handshake handy hanging happen happening happily happy harbor hard harden hardening harder hardly hardware hare
    harm harmful harmless harness harp hash hat have haven hawk head header heading heap hear heavily heavy heel
    height heir hello help helper helpful helping hen hence her here hereby herein heuristic hey hidden hide hierarchy
    high higher highest highlight highly hill him hint hip his histogram historic historical history hit hold holder
    holding hole home honest honey honor hook hop hope hopefully horizontal horse hose host hot hour house hover how
    however hub huge human hung hunk hunks hurt hut hybrid hyphen ice icon idea ideal ideally identical identifier
    identify identity idiom idle ignore ilk ill illegal image imitation immediate imminent imp impact impacted
    implement implicit implicitly imply important impose impossible improper improperly improve improving
    inability inaccurate inactive inch incidental include included inclusion inclusive incoming incomplete incorrect
    increase increasing increment indeed indefinite indent indented index indexed indexing indicate indication
    indicator indices indirect indirectly individual infer infinite infinity infix inflate influence inform informed
    inherit inhibit initial initialize initially initiate inject injection ink inks inner innocuous input inquiry
    insane insecure insert inserted insertion inside insist inspect inspection inspector inspired install instance
    instead instruct instrument intact integer integral integrate integrity intend intended intensive intent intention
    inter interact intercept interest interested interface interfere interim interior intern internal internally
    internals interpret interrupt intersect interval into intrinsic introduce intuitive invalid invalidate invariant
    inverse inversion invert inverted invisible invocation invoke involve involved ion iota ire irk iron irrelevant
    island isolate isolated isolation issue issuing itch item iterate iteration its itself jar job join joining
    journal judge jump junk just justify keep keeping kept kernel key keyboard keyed kind king kit kitchen knight know
    knowing knowledge known label lace lack lad lag laid lain lake lambda lamp land lane language large largely lark
    lash lass last late later latest latex latter launch law lax lay layer layout lazy lead leader leading leaf leak
    leakage lean leap learn learned lease least leather leave leaves leaving led left leftmost leg legacy legal
    legitimate lemon lend length lenient less lesser let letter level lexical liability liable library license
    licensed lick lie life lifetime light lightly lightning like likely likewise lime limit limitation limited
    limiting line linear linen link linkage linked linker linking links lint lion lip lisp list listed listen listener
    listening listing lit literal literally little live liver load loaded loader loading lob local locale locality
    locally locate location lock locked locking log logged logger logging logic logical logically lone long longer
    longs look looking loop looping loose lose losing loss lost lot lots loud love low lower lowering luck lug lush
    luster machine machinery made magenta magic magnitude mail mailbox main mainly maintain maintainer major majority
    make making malformed malicious mall man manage management manager mandatory mangle mangling manifest manipulate
    manner manual manually many map mapper mar march margin mark marked marker marking mart martin mask masked mat
    match matching material math matrix matter maximal maximize maximum may maybe meadow mean meaning meaningful meant
    meanwhile measure measured meat mechanism media medium meet member membership memory mend mention menu mere merely
    merge merry mess message met meter method metric middle might migrate migration milk miller million mime mimic
    mind mines minimal minimize minimum minor minus minute mirror misleading mismatch miss missing mistake mistaken
    mistakenly misuse mitigate mix mixed mixture mnemonic mock mode model modern modifier modify modular module moment
    monitor monkey month moon more morning most mostly mother motion mount mountain mounted mouse move movement moving
    much multiple multiply music must mutate mutual mutually myself mysterious naive name namely naming nap narrow
    narrower nasty national native natural naturally nature navigation nearest nearly necessary need needing needless
    needlessly needs negate negation negative negotiate neighbor neither neon nest net nettle network neutral never
    new newly news next nice nicely nick night nil nine nit nobody node noise noisy non none nonsense noon nor norm
    normal normally not notable notably notation note noted nothing notice noticeable notified notify notion now
    nowadays null number numerator numerical numerous nurse obey object objective obligation oblique obscure observe
    obsolete obtain obvious obviously occasional occupy occur occurrence ocean odd ode off offer offering official
    officially offset often old older omission omit once one ongoing only onto onwards opaque open opener opening
    operand operate operating operation operator opposed opposite opt optimal optimize option optional optionally
    oracle orange order ordered ordinary ore organ organized origin original originally originator orphan other
    otherwise ouch ought our ours ourselves out outcome outdated outer outermost outgoing outline outlined outlive
    output outside over overall overflow overhaul overhead overlap overlay overload overlong overly override overrun
    overview overwrite own owner ownership oxygen pace pack package packet pad padding page pager pain paint painter
    pair paired palette pan panel panic paper par paragraph parallel parameter parent parity parse parser part partial
    partially particular partition partly party pass passing passive password past paste pasted pasting pat patch
    patent path patient pattern pause pay peach pear pedantic peek peer pen penalty pencil pending people pep pepper
    per percent percentage perfect perfectly perform perhaps period periodic permanent permission permissive permit
    permitted perpetual persist persistent person personal pertaining peter phase phases phony phrase physical
    physically piano pick picked picture pie piece pig pin pinned pipe piped pipeline piping pivot place placement
    plain plainly plan plane platform play please plug plugged plum plural plus pod poem point pointed pointer
    pointing pointless poison policy poll polling pollution polygon polynomial pond pool poor poorly pop popular
    populate port portable ported portion position positional positioned positive possession possible possibly post
    posted posting postscript pot potential potted power powerful practical practice preamble precede precedence
    preceding precise precisely precision predicate prediction prefer preferable preference preferred prefix prefixed
    premature prepare prepared presence present preserve press pressing pressure presumably pretend pretty prevent
    preview previous previously prim primarily primary prime primitive prince princess principal principle print
    printable printed printer printing prior priority privacy private privilege privileged pro probably probe problem
    procedure proceed proceeding process processor prod produce produced producer product production profession
    profile program programmer progress prohibit project prologue prominent promise promote promotion prompt prone
    proof prop propagate proper properly property proposal props protect protecting protection protocol prototype
    prove provide provided provider providing provision proxy prune pruning pseudo pub public publicity publicly
    publish publisher pull pure purely purge purple purpose push pushing put python quadratic qualified qualifier
    qualify quality quantity quarter quash queen query querying question queue quick quickly quiet quilt quit quite
    quota quotation quote rabbit race racing rack racket racking racy radio radius raft rag railing rain raise raised
    raising rake ram ran ranch random randomly randomness range rank rant rap rapid rapidly rapping rare rarely rash
    rate rather ratio rationale raw ray reach reaching react read readable reader readily reading ready real reality
    realize reallocate really realm rearrange reason reasonable reasonably rebind rebuild rebuilt receipt receipts
    receive received receiver recent recently recipe recipient recognize recommend recompile reconnect record
    recording recover recovery recreate rectangle recursion recursive red redefine redirect redo redraw reduce reduced
    reducing reduction redundancy redundant reek refer reference refine reflect reflected refresh refuse regard
    regarding regardless regenerate region register registered registry regression regular rehash reject rejection
    relate related relation relative relatively relax relaxed release relevant reliable reliably reload relocate
    relocation rely remain remainder remains remark remember remote remotely removal remove removed removing rename
    rend render rendering rent reopen reorganize repair repeat repeated repeatedly repetition replace replay replicate
    reply report reporter repository represent reproduce request require research resent reserve reserved reset reside
    resident resolution resolve resolved resolver resort resource respect respective respond response rest restart
    restore restrict restricted result resulting resume resumption retain retaining retired retrieval retrieve retry
    return returned reuse rev reveal revealed reverse reversed reversing revert review revise revision revoke rewind
    rework rewrite rice rich rid ridge rig right rightmost rim ring rip risk rite river road robe robust robustness
    role roll rolling roof room root rot rotate rotation rough roughly round rounded rounding route routine routing
    row royalty ruby rue rule ruler run runner running rust safe safely safety sage said sail sailor sake sale salt
    same sample sampling sane sanity sat satisfied satisfy save saved saving saw say saying scalar scale scaled scales
    scaling scan scanner scanning scatter scenario schedule scheme scientific scope score scratch screen script scroll
    scrolled sea search searching sec second secondary secret sect section sector secure security see seed seeing seek
    seeking seem seen segment select selected selection selective selector self sell semantic semantics semicolon send
    sender sending sense sensible sensitive sent sentence separate separately separates separating separation
    separator sequence sequencer sequential serial series serious serve server service session sessions set settable
    setter setting settling seven several severe severity shadow shadowed shadowing shake shall shallow shape share
    she sheep sheet shell shepherd shift shifting ship shipped shipping shore short shorten shorter shorthand shortly
    shot should show showing shown shrink shrinking shuffle shut shutdown sibling side sides sigma sign signal
    signature signer signify silence silent silently silk silly silver similar similarly simple simpler simplicity
    simplified simplify simply simulate sin since sing single singular sink sister sit site situation six size sized
    sizes sizing skeleton skew ski skip skipping sky slash sleep sleeping slice slight slightly sloppy slot slow
    slowly small smaller smart smith smooth snake snap snapshot snippet snow sock socket soft soldier sole solely
    solid solution solve some somehow someone something sometimes somewhat somewhere son song soon sooner sorry sort
    sorted sound soup source space spaced spacing span spare sparse spawn spawning speak speaking special specially
    specific specifier specify speed spell spelling spend spent sphinx spider spin spirit splice split splitting spool
    spot spotted spread spring spurious square squash squeeze stability stable stack stage staging stair stale stamp
    stand standard standing stanza stapled star start starting state stated statement static statistics status stay
    stays steal stealing stem step stepping stick sticky still stock stolen stone stop stopped stopping storage store
    storm story straight strange strategy stray stream streaming streamline street strength stress stretch strict
    strictly stride string strip stripped stripping stroke strong strongly structure structured stub stuck stuff
    stupid style styling stylistic sub subject submission submit subscribe subscript subsection subsequent subset
    substitute subsystem subtle subtract succeed success successful successive successor such suffer suffice
    sufficient suffix sugar suggest suggesting suggestion suit suitable suite sum summary summer sun sup super
    supersede supply support supporting suppose supposed suppress suppressed sure surface surprise surprising
    surrounded survive suspect suspend suspended suspicious swan swap swapping swift switch switched switching symbol
    symbolic symmetric synonym synopsis syntactic syntax synthesize synthetic system tab table tables tack tag tagged
    tail tailor taint take taken taking talk talking tan tap tar target targeted tart task taught teach teacher team
    tear technical technique technology tedious tee tell telling template temporary ten tend term terminal terminate
    terminator terse test tested testing text textual texture than thank thanks that the their them theme themselves
    then theory there thereby therefore therein thereof these they thin thing think thinking third this thoroughly
    those though thought thousand thread threaded three threshold through throughout throughput throw throwing thrown
    thumb thunder thus tick ticket tide tidy tie tied tiger tight tighten tightly tilde tile till time timed timer
    times timing tiny tip title toad today together toggle token told tolerance tolerant tolerate tone too took tool
    tooling top topic tops tore torrent total totally touch touched touching toward towards tower trace tracing track
    tracked trade traffic trail trailer trailing trait transfer transform transient transition transitive translate
    translator transmit transport transpose trap traps trash traverse traversing treat treating treatment tree trial
    tributary trick tricky tried trigger triggered trim trimming trip triple trivial trivially trouble true truly
    trumpet truncate truncated truncation trunk trust truth try trying tub tune tuned tuning tunnel turn turned
    turning turns tutor tutorial tweak twice two type typical typically ugh ugly ultimately unable unaccepted
    unaffected unaltered unbalanced unblock unchanged uncle unclear uncommon undefined under underflow underline
    underlying underscore understand understood undo undone unequal unexpected unfinished unified uniform uniformly
    unify unintended union unique uniquely uniqueness unit universal unknown unless unlike unlikely unlimited unload
    unloaded unlock unlocked unmodified unnamed unofficial unpack unpacked unread unreadable unrelated unreliable
    unresolved unsafe unset unsigned unstable until untouched unusable unused unusual unwanted unwind unwinding unwrap
    unwrapped update upgrade upon upper upstream upward upwards urge urgency urn usable usage use used useful useless
    user usual usually utility utilize valid validate validation validity valley valuable value valued van variable
    variance variant variation variety various vary vector vendor vent verb verbatim verbose verbosity verify version
    versus vertical vertically very via vice video view viewer village violate violation violin virtual visibility
    visible visit visual voice void volatile volume vulnerable wait waiting wake walk walking wall want warn warning
    warp warranty was waste wasted watch watching wave way ways weak weaver web week weight weird welcome well went
    were what whatever whatsoever wheel when whence whenever where whereas whereby wherever whether which whichever
    while whilst white who whole whom whose why wide widely widen width wild will willing win wind window wine wing
    winter wipe wire wise wish wishing witch witching with within without wiz wolf won wonder wondering wood wool word
    wording work worked worker working works world worry worse worst worth would wrap wrapped wrapper wrapping
    writable write writer writing written wrong wrongly wrote yank year yellow yes yesterday yet yield you your
    yourself zero zeta zip zone zoom
    """)
}
