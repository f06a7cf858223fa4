import {
  LIVE_TABLE_PHASES,
  LIVE_TABLE_RESULTS_SHOWN,
  type LiveTableResultView,
  type LiveTableView,
  type OwnLiveTableBetView,
} from "@houselight/contracts/live-tables";
import { newestTold } from "../rounds-of-all/newest-told.ts";

/** Returns the newer of two told states of a table. */
export const newestTable = (known: LiveTableView | undefined, told: LiveTableView): LiveTableView =>
  newestTold(LIVE_TABLE_PHASES, known, told);

/** Returns a player's bets with one of them as it was told: the latest stand first. One that is over does not open again. */
export function withOwnBet(
  bets: readonly OwnLiveTableBetView[],
  bet: OwnLiveTableBetView,
): OwnLiveTableBetView[] {
  if (!bets.some(({ id }) => id === bet.id)) return [bet, ...bets];
  return bets.map((known) => (known.id === bet.id ? newer(known, bet) : known));
}

/** Chips are added while a bet is open, and it ends once. */
function newer(known: OwnLiveTableBetView, told: OwnLiveTableBetView): OwnLiveTableBetView {
  if (known.state !== "open") return told.state === "open" ? known : told;
  return told.state === "open" && told.stake_cents < known.stake_cents ? known : told;
}

/** Returns the last outcomes with a further one; null where outcomes between them are not known. */
export function withResult(
  results: readonly LiveTableResultView[],
  result: LiveTableResultView,
): LiveTableResultView[] | null {
  const latest = results[0]?.number ?? result.number - 1;
  if (result.number <= latest) return [...results];
  if (result.number !== latest + 1) return null;
  return [result, ...results].slice(0, LIVE_TABLE_RESULTS_SHOWN);
}
