/** Faults that a person may have the next round for money show. */
export const SWITCHES = [
  "answer_lost",
  "win_twice",
  "win_late",
  "rollback",
  "rollback_before_bet",
  "wrong_signature",
] as const;
export type Switch = (typeof SWITCHES)[number];

/** Says what each does, to the person who sets it. */
export const SWITCH_TEXTS: Readonly<Record<Switch, string>> = {
  answer_lost: "The answer to the bet is lost: the same bet is sent again.",
  win_twice: "The win is sent twice under one id.",
  win_late: "The win comes ten seconds after the round.",
  rollback: "The bet is taken back once it stands.",
  rollback_before_bet: "The bet is taken back before it comes, and comes late.",
  wrong_signature: "The bet is signed with another key.",
};

/** Holds the fault of the next round. */
export interface Switches {
  next(): Switch | null;
  set(chosen: Switch | null): void;
  /** Takes it, so that the round after is as usual. */
  take(): Switch | null;
}

export function createSwitches(): Switches {
  let chosen: Switch | null = null;
  return {
    next: () => chosen,
    set: (next) => {
      chosen = next;
    },
    take() {
      const taken = chosen;
      chosen = null;
      return taken;
    },
  };
}
