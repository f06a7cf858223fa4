import type { LiveTableForm } from "@houselight/game-maths/live-tables";
import { wagers } from "#money/wagers";
import { Refused } from "#platform/http";
import { idFrom } from "#platform/ids";
import type { House } from "#platform/module";
import { selectNamed } from "./bet-store.ts";
import { type TableSession, tableOwner } from "./table-owner.ts";

/**
 * Takes a bet back with all its chips while its round takes bets. One that was taken back before is left as
 * it is. Throws Refused.
 */
export async function takeBack(
  house: House,
  form: LiveTableForm,
  playerId: bigint,
  id: string,
): Promise<void> {
  const [bet] = await selectNamed(house.database, [{ playerId, id }]);
  if (!bet || bet.table !== form.slug) throw new Refused("bet_not_found");
  if (bet.state === "returned") return;
  if (bet.state === "settled") throw new Refused("round_closed");
  const answer = await wagers(house).takeBack<TableSession, "round_closed">({
    owner: tableOwner(house),
    playerId,
    // A bet is taken back once, whoever asks for it how often.
    id: idFrom(`live table return ${playerId} ${id}`),
    bodyHash: "taken back",
    wagerId: id,
    // For the mark of a wager that never came: a bet on record has one.
    subject: form.slug,
    licence: "",
    currency: bet.currency,
    take: (session) => session.leave(playerId, bet.table, bet.round),
  });
  if ("refused" in answer) throw new Refused("round_closed");
}
