import type { LotteryDetailView } from "@houselight/contracts/lotteries";

/** Rounds give tickets while the page stays open. */
const WHILE_OPEN_MS = 15_000;
/** The draw follows the end within seconds, and whoever waits for it looks at the page. */
const BEFORE_DRAW_MS = 3_000;

/**
 * Returns after how many milliseconds a lottery is looked at again; false for one that has not begun, was
 * called off, or is drawn.
 */
export function lookAgain({
  status,
  cancelled,
  draw,
}: Pick<LotteryDetailView, "status" | "cancelled" | "draw">): number | false {
  if (cancelled || draw || status === "future") return false;
  return status === "active" ? WHILE_OPEN_MS : BEFORE_DRAW_MS;
}
