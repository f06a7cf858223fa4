import * as endpoints from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { movementView, selectLegs } from "#core/wallet";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { playerWagerView, wagerCommandView } from "./wager-file-views.ts";
import { selectByAnyId, selectCommandsOn, selectPlayerWagers } from "./wager-page-store.ts";

/** Commands of one wager that are shown, at most. */
const COMMANDS = 200;

/** Whatever else has the same id, a payment say, is none of the wager's. */
const OF_WAGERS: ReadonlySet<endpoints.MovementCause> = new Set(["wager", "repayment", "jackpot"]);

/** Mounts what operators see of players' wagers. */
export const wagerStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listPlayerWagers, async ({ params, query }) => {
    const playerId = BigInt(params.id);
    if (!(await selectPlayer(house.database, playerId))) throw new Refused("player_not_found");
    const wagers = await selectPlayerWagers(house.database, {
      playerId,
      isOpen: query.status === "open",
      before: query.before ?? null,
      limit: query.limit,
    });
    return wagers.map(playerWagerView);
  }),
  route(endpoints.getPlayerWager, ({ params }) =>
    wagerFile(house, BigInt(params.player_id), params.id),
  ),
];

/** Returns a wager with its commands and what they moved. Throws Refused: wager_not_found. */
async function wagerFile(
  house: House,
  playerId: bigint,
  id: string,
): Promise<endpoints.WagerFileView> {
  const { database } = house;
  const found = await selectByAnyId(database, playerId, id);
  if (!found) throw new Refused("wager_not_found");
  const { wager } = found;
  const commands = await selectCommandsOn(database, wager, COMMANDS);
  const groups = new Set([wager.id, ...commands.map((command) => command.id)]);
  const legs = (await selectLegs(database, playerId, [...groups])).map(movementView);
  return {
    wager: playerWagerView(found),
    commands: commands.map(wagerCommandView),
    movements: legs.filter(({ cause }) => OF_WAGERS.has(cause.of)),
    record: wager.status === "open" ? null : wager.record,
  };
}
