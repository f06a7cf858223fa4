import type { WagerCommand } from "#money/wagers";
import { idFrom } from "#platform/ids";
import type { House } from "#platform/module";
import type { SportsBet } from "../bets/bet.ts";
import { SPORTS_SUBJECT } from "../bets/place-bet.ts";
import { type EndsBet, sportsOwner } from "../bets/sports-owner.ts";

/**
 * Returns the id of an act on a bet: the same act has one, whoever takes it. `end` is the one end of an open
 * bet: of a result and an operator who come at the same moment the first counts.
 */
export const actId = ({ playerId, id }: Pick<SportsBet, "playerId" | "id">, act: string): string =>
  idFrom(`sportsbook ${act} ${playerId} ${id}`);

/** Returns the command that gives a stake back the way it came. */
export const givingBack = (
  house: House,
  bet: SportsBet,
): Extract<WagerCommand, { kind: "void" }> & EndsBet => ({
  kind: "void",
  owner: sportsOwner(house),
  playerId: bet.playerId,
  wagerId: bet.id,
  id: actId(bet, bet.state === "open" ? "end" : "give back"),
  bodyHash: "void",
  ended: "void",
  freeBetId: bet.freeBetId,
  // For the mark of a wager that never came: a bet on record has one.
  subject: SPORTS_SUBJECT,
  licence: "",
  currency: bet.currency,
});
