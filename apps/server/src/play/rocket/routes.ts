import * as endpoints from "@houselight/contracts";
import { type Caller, Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectIds, selectNamed, selectOwn } from "./bets/bet-store.ts";
import { cashOut } from "./bets/cash-out.ts";
import { placeBet } from "./bets/place-bet.ts";
import { wantRounds } from "./fly/look.ts";
import { showOwnBets, showRoundSoon } from "./live.ts";
import { ownBetView, readRocketView, roundView } from "./rocket-views.ts";
import { selectOver, selectRound } from "./round-store.ts";

export const rocketRoutes = (house: House): readonly Route[] => [...rounds(house), ...bets(house)];

const rounds = (house: House): readonly Route[] => [
  route(endpoints.getRocket, async () => {
    await wantRounds(house);
    return readRocketView(house);
  }),
  route(endpoints.listRocketRounds, async ({ query }) => {
    const before = query.before === undefined ? null : BigInt(query.before);
    const over = await selectOver(house.database, { before, limit: query.limit });
    return over.map(roundView);
  }),
  route(endpoints.getRocketRound, async ({ params }) =>
    roundView(await roundOf(house, params.number)),
  ),
  route(endpoints.listRocketRoundBets, async ({ params, query }) => {
    const { number } = await roundOf(house, params.number);
    const page = { after: query.after, limit: endpoints.ROCKET_IDS_PAGE };
    const found = await selectIds(house.database, number, page);
    const last = found.at(-1);
    return {
      next: last && found.length === page.limit ? last.position : null,
      ids: found.map(({ id }) => id),
    };
  }),
];

const bets = (house: House): readonly Route[] => [
  route(endpoints.placeRocketBet, async (input, context) => {
    const { caller, country } = context;
    const { repeated } = await placeBet(house, input, { ...caller, country });
    if (repeated) context.repeated();
    return shown(house, caller, input.body.id);
  }),
  route(endpoints.cashOutRocketBet, async ({ params }, { caller }) => {
    await cashOut(house, caller.id, params.id, house.clock.now());
    return shown(house, caller, params.id);
  }),
  route(endpoints.listRocketBets, async ({ query }, { caller }) => {
    const { before = null, limit } = query;
    return (await selectOwn(house.database, { playerId: caller.id, before, limit })).map(
      ownBetView,
    );
  }),
];

/** Returns a bet of a player as it is now, and tells those who look of it. */
async function shown(house: House, { id: playerId }: Caller, id: string) {
  const bet = { playerId, id };
  const [found] = await selectNamed(house.database, [bet]);
  if (!found) throw new Error(`player ${playerId} has no bet ${id}`);
  showRoundSoon(house);
  await showOwnBets(house, [bet]);
  return ownBetView(found);
}

async function roundOf(house: House, number: number) {
  const round = await selectRound(house.database, BigInt(number));
  if (!round) throw new Refused("round_not_found");
  return round;
}
