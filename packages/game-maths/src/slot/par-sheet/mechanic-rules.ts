/** Says what comes up -> how often: whole numbers from 1. */
export type Weights = Readonly<Record<string, number>>;

/** A field for each mechanic; a sheet without the field plays without the mechanic. */
export interface MechanicRules {
  readonly fullBoard?: FullBoardRule;
  readonly expanding?: ExpandingRule;
  readonly stickyReel?: StickyReelRule;
  readonly mystery?: MysteryRule;
  readonly walking?: WalkingRule;
  readonly trail?: TrailRule;
  readonly hold?: HoldRule;
  readonly cascade?: CascadeRule;
  readonly springs?: SpringsRule;
  readonly umbrellas?: UmbrellasRule;
  readonly reelHeights?: ReelHeightsRule;
  readonly risingMultiplier?: RisingMultiplierRule;
}

/** A board of one symbol alone, wilds included, multiplies what the spin pays. */
interface FullBoardRule {
  readonly multiplier: number;
}

/** One symbol is drawn before the free spins; where it shows in them it fills its reel. */
interface ExpandingRule {
  readonly weights: Weights;
}

/** A symbol on one reel of a paid spin fills that reel, which stays while the others spin again. */
interface StickyReelRule {
  readonly symbol: string;
  /** From 0. */
  readonly reel: number;
  /** Each respin that shows this symbol on another reel earns one more. */
  readonly keptBy: string;
  readonly maxRespins: number;
}

/** All cells of a symbol turn into one other symbol, drawn once for each board. */
interface MysteryRule {
  readonly symbol: string;
  readonly weights: Weights;
}

/** Wilds of a board walk one reel to the left, and a respin follows, until none is left. */
interface WalkingRule {
  readonly maxRespins: number;
  /** Factor for a respin that shows two wilds on one reel; 1 when absent. */
  readonly meeting?: number;
}

/** Scatters of a paid spin start a walk along harbours, each of which pays one of its prizes. */
export interface TrailRule {
  readonly symbol: string;
  /** Symbols on the board -> harbour at which the walk starts, from 1. */
  readonly starts: Readonly<Record<string, number>>;
  /** By harbour: prize in total stakes, or `end` -> weight. */
  readonly harbours: readonly Weights[];
}

/** Enough of a symbol in a paid spin starts spins of which only its cells stay. */
export interface HoldRule {
  readonly symbol: string;
  readonly from: number;
  /** Spins without a new one after which it ends. */
  readonly spins: number;
  /** An empty cell is filled with this chance. */
  readonly chance: readonly [wins: number, of: number];
  /** Worth of a cell in total stakes -> weight. */
  readonly values: Weights;
  /** Paid in total stakes when no cell is empty. */
  readonly full: number;
}

/** Winning symbols leave the board and others fall in, until nothing wins. */
interface CascadeRule {
  /** Says what falls in, a list for each reel. */
  readonly refill: readonly (readonly string[])[];
  /** Most boards that may follow the first of a spin in this way. */
  readonly maxCascades: number;
}

/** A spring in sight removes one kind of symbol for the rest of the round, once nothing wins. */
interface SpringsRule {
  readonly symbol: string;
  /** Kinds that may be removed. */
  readonly kinds: readonly string[];
  /** Most kinds that a round removes. */
  readonly maxRemoved: number;
}

/** Each of a symbol carries a factor; all in sight add up and multiply what the spin has paid. */
interface UmbrellasRule {
  readonly symbol: string;
  /** Factor -> weight. */
  readonly values: Weights;
  /** The same in free spins; `values` when absent. */
  readonly freeValues?: Weights;
  /** In free spins the sum is kept from spin to spin. */
  readonly staysOpen?: boolean;
}

/** The rows in sight on each reel are drawn before every spin. */
interface ReelHeightsRule {
  /** By reel: rows -> weight. */
  readonly rows: readonly Weights[];
}

/** In free spins the factor grows with every cascade and never falls. */
interface RisingMultiplierRule {
  readonly step: number;
}
