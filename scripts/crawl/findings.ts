/** Kinds of faults, named as in the last line of a crawl. */
export const FINDING_KINDS = [
  "dead_links",
  "missing_messages",
  "console_errors",
  "hydration_warnings",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

export interface Finding {
  readonly kind: FindingKind;
  readonly what: string;
  /** Page on which it was met first. */
  readonly where: string;
  readonly times: number;
}

/** Collects what is wrong: the same fault on many pages is one finding with its number. */
export class Findings {
  readonly #found = new Map<string, Finding>();

  add(kind: FindingKind, what: string, where: string): void {
    const key = `${kind} ${what}`;
    const known = this.#found.get(key) ?? { kind, what, where, times: 0 };
    this.#found.set(key, { ...known, times: known.times + 1 });
  }

  list(): readonly Finding[] {
    return [...this.#found.values()].toSorted(
      (one, other) => FINDING_KINDS.indexOf(one.kind) - FINDING_KINDS.indexOf(other.kind),
    );
  }

  /** Returns how many different faults there are of each kind. */
  counts(): Readonly<Record<FindingKind, number>> {
    const counts = Object.fromEntries(FINDING_KINDS.map((kind) => [kind, 0]));
    for (const { kind } of this.#found.values()) counts[kind] = (counts[kind] ?? 0) + 1;
    return counts as Record<FindingKind, number>;
  }
}

const TIMES = (times: number): string => (times > 1 ? `, ${times} times` : "");

/** Says a finding in a line. */
export const lineOf = ({ kind, what, where, times }: Finding): string =>
  `${kind.slice(0, -1).replaceAll("_", " ")}: ${what} (at ${where}${TIMES(times)})`;
