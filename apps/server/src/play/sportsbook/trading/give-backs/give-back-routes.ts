import * as endpoints from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectBets } from "../../bets/bet-store.ts";
import { showBet, sportsBetViews } from "../../bets/bet-views.ts";
import { drop, make } from "./decide.ts";
import type { GiveBack } from "./give-back.ts";
import { selectGiveBack, selectGiveBacks } from "./give-back-store.ts";
import { propose } from "./propose.ts";

/** Answers operators who give bets back: one proposes it, another agrees. */
export const giveBackRoutes = (house: House): readonly Route[] => [
  route(endpoints.listGiveBacks, async ({ query }) => {
    const { state, player_id, before = null, limit } = query;
    const playerId = player_id === undefined ? null : BigInt(player_id);
    const found = await selectGiveBacks(house.database, { state, playerId, before, limit });
    return giveBackViews(house, found);
  }),
  route(endpoints.proposeGiveBack, async (input, context) => {
    const { giveBack, repeated } = await propose(house, context.operator, input);
    if (repeated) context.repeated();
    return viewOf(house, giveBack.id);
  }),
  route(endpoints.makeGiveBack, async ({ params }, { operator }) => {
    await make(house, operator, params.id);
    const view = await viewOf(house, params.id);
    await showBet(house, { playerId: BigInt(view.player_id), id: view.bet.id });
    return view;
  }),
  route(endpoints.dropGiveBack, async ({ params, body }, { operator }) => {
    await drop(house, operator, { id: params.id, reason: body.reason });
    return viewOf(house, params.id);
  }),
];

async function viewOf(house: House, id: string): Promise<endpoints.GiveBackView> {
  const found = await selectGiveBack(house.database, id);
  if (!found) throw new Refused("give_back_not_found");
  const [view] = await giveBackViews(house, [found]);
  return view as endpoints.GiveBackView;
}

/** Returns proposals as operators see them, with their bets as they stand now. */
async function giveBackViews(
  { database, clock }: House,
  giveBacks: readonly GiveBack[],
): Promise<endpoints.GiveBackView[]> {
  const names = giveBacks.map(({ playerId, wagerId }) => ({ playerId, id: wagerId }));
  const bets = await selectBets(database, names);
  const views = await sportsBetViews(database, bets, clock.now());
  const byName = new Map(bets.map(({ playerId, id }, at) => [`${playerId}/${id}`, views[at]]));
  return giveBacks.map((one) => {
    const bet = byName.get(`${one.playerId}/${one.wagerId}`);
    if (!bet) throw new Error(`player ${one.playerId} has no bet ${one.wagerId}`);
    return {
      id: one.id,
      player_id: Number(one.playerId),
      bet,
      code: one.code,
      reason: one.reason,
      state: one.state,
      proposed_by: one.proposedBy,
      proposed_at: one.proposedAt.toISOString(),
      expires_at: one.expiresAt.toISOString(),
      decided_by: one.decidedBy,
      decided_at: one.decidedAt?.toISOString() ?? null,
      drop_reason: one.dropReason,
    };
  });
}
