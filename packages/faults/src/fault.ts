/** The effect of a fault on a house under load. Every count but `acknowledged` and `injected` is 0, or the run fails. */
export interface FaultResult {
  readonly fault: string;
  readonly database: string;
  /** Operations that the house answered definitively. */
  readonly acknowledged: number;
  /** Answered once, and gone or answered differently afterwards. */
  readonly lost: number;
  /** With a second effect, or with one although they were refused. */
  readonly duplicated: number;
  /** Accounts whose balance is not the sum of what was answered. */
  readonly imbalance: number;
  /** Without a definitive answer 30 s after the fault. */
  readonly unresolved: number;
  /** Seconds from the fault, or the start of what it ended, to the next answer. */
  readonly recoverySecondsMedian: number;
  readonly recoverySecondsMax: number;
  /** Number of times that the fault was injected. */
  readonly injected: number;
  /** Further measurements, each in the unit that ends its name. */
  readonly figures: Readonly<Record<string, number>>;
  /** Sentences: which invariant, which balance, which rule of the fault itself. */
  readonly violations: readonly string[];
}

/** Options of the command line for every run. */
export interface FaultOptions {
  readonly kills: number;
  readonly players: number;
  /** Length of each fault under load; the kills last as long as they take. */
  readonly seconds: number;
  /** Decides moments and choices. What two programs do at the same moment it does not decide. */
  readonly seed: number;
  /** Players sit down at live tables too, where a bet takes half a minute to end. */
  readonly tables?: boolean;
  progress(line: string): void;
}

/** One fault. Says why when it cannot be tried on this machine. */
export interface Fault {
  readonly id: string;
  readonly title: string;
  run(options: FaultOptions): Promise<readonly (FaultResult | LeftOut)[]>;
}

export interface LeftOut {
  readonly fault: string;
  readonly leftOut: string;
}

const holds = (result: FaultResult): boolean =>
  result.lost + result.duplicated + result.imbalance + result.unresolved === 0 &&
  result.violations.length === 0;

/**
 * Tells whether a whole run has shown that nothing is lost: everything that was tried held, and something
 * was tried. A fault that was asked for by its name and cannot be tried here has shown nothing.
 */
export const isProven = (
  results: readonly FaultResult[],
  leftOut: readonly LeftOut[],
  { isChosen }: { readonly isChosen: boolean },
): boolean => results.length > 0 && results.every(holds) && (!isChosen || leftOut.length === 0);

/** Names the options that are no whole number above 0. */
export const misread = (numbers: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(numbers).flatMap(([name, value]) =>
    Number.isSafeInteger(value) && value > 0 ? [] : [`--${name}`],
  );

/** Seconds of the monotonic clock. */
export const seconds = (): number => Number(process.hrtime.bigint()) / 1e9;

export const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const AGAIN_MS = 250;

/** Does it once, and again until so many seconds have passed. */
export async function repeatFor(duration: number, once: () => Promise<void>): Promise<void> {
  const end = seconds() + duration;
  do {
    await once();
    await rest(AGAIN_MS);
  } while (seconds() < end);
}
