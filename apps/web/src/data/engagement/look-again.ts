/** A contest as far as it says whether it changes while one looks on. */
interface Contest {
  readonly status: "future" | "active" | "archive";
  readonly cancelled: boolean;
  /** True once its prizes are drawn or paid. */
  readonly isSettled: boolean;
}

/** Rounds of all move a contest that stays open on a page. */
const WHILE_ON_MS = 15_000;
/** Its prizes follow the end within seconds, and whoever waits for them looks at the page. */
const BEFORE_PRIZES_MS = 3_000;

/**
 * Returns after how many milliseconds a contest is looked at again; false for one that has not begun, was
 * called off, or is settled.
 */
export function lookAgain({ status, cancelled, isSettled }: Contest): number | false {
  if (cancelled || isSettled || status === "future") return false;
  return status === "active" ? WHILE_ON_MS : BEFORE_PRIZES_MS;
}
