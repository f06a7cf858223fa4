import { sharedOutcome } from "@houselight/game-maths/live-tables";
import { linkSeed } from "#core/fairness";
import type { House } from "#platform/module";
import { showTable } from "../live.ts";
import { after, drawOfRound, formOf, gameOfRound, type TableRound } from "../round.ts";
import { updateDrawn } from "../round-store.ts";

/**
 * Closes the bets of a round and draws its outcome in one step: before that no salt stands, and nothing is
 * drawn. Returns until when it is shown; null when another process has drawn it, or chips have come since.
 */
export async function drawRound(house: House, round: TableRound, now: Date): Promise<Date | null> {
  const { seed } = await linkSeed(house, house.database, round.link);
  const outcome = sharedOutcome(gameOfRound(round), drawOfRound(seed, round));
  const shownUntil = after(now, formOf(round.table).revealMs);
  const isDrawn = await updateDrawn(house.database, round, { at: now, shownUntil, seed, outcome });
  if (!isDrawn) return null;
  await showTable(house, round.table);
  return shownUntil;
}
