import type { BetView, OutcomeView } from "@houselight/contracts/house-games";
import type { Advice, SteppedGame } from "@houselight/game-maths";
import { ADVISERS } from "./advisers.ts";

/** An open round, as its player sees it. */
export interface Question {
  readonly slug: string;
  readonly version: string;
  readonly bet: BetView;
  readonly outcome: OutcomeView;
}

/** Weighs the steps of an open round beside the page: the first answer of a game may take a second. */
addEventListener("message", async ({ data }: MessageEvent<Question>) => {
  postMessage(await adviceOn(data).catch(() => null));
});

/** Returns what each step is worth, the best first, by the rules of the round's own version. */
async function adviceOn({ slug, version, bet, outcome }: Question): Promise<readonly Advice[]> {
  const entry = await ADVISERS[slug]?.();
  const games = entry ? [entry.current, ...entry.earlier] : [];
  const game = games.find((one) => one.version === version) as SteppedGame | undefined;
  return game?.advise?.(game.recallBet(bet).bet, outcome) ?? [];
}
