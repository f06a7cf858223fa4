import * as endpoints from "@houselight/contracts";
import { isGameOffered, servingLicence } from "#core/configuration";
import { createReadCache } from "#platform/batching";
import { type Caller, Refused, type Route, route } from "#platform/http";
import { type House, perHouse } from "#platform/module";
import { selectIds, selectNamed, selectOwn } from "./bets/bet-store.ts";
import { addChips, placeBet } from "./bets/put-chips.ts";
import { takeBack } from "./bets/take-back.ts";
import { showOwnBets, showTableSoon } from "./live.ts";
import { shownTable, TABLE_NATURE, tableOf } from "./offered.ts";
import { selectDrawn, selectResults, selectRound } from "./round-store.ts";
import { wantRounds } from "./run/look.ts";
import { factsView, ownBetView, readCrowds, readTableView, roundView } from "./table-views.ts";

export const liveTableRoutes = (house: House): readonly Route[] => [
  ...tables(house),
  ...rounds(house),
  ...bets(house),
];

/** Facts never change while the program runs. */
const facts = perHouse(() => new Map<string, endpoints.LiveTableFactsView>());

/** Every lobby asks how many play: that is read anew after so long. */
const CROWDS_EVERY_MS = 1_000;

const crowdsOf = perHouse(({ clock }) =>
  createReadCache(clock, { ttlMs: CROWDS_EVERY_MS, entriesMax: 1 }),
);

const tables = (house: House): readonly Route[] => [
  route(endpoints.listLiveTables, async (_, context) =>
    isGameOffered(servingLicence(context), TABLE_NATURE)
      ? crowdsOf(house).get("all", () => readCrowds(house))
      : [],
  ),
  route(endpoints.getLiveTable, async ({ params }, context) => {
    const form = await shownTable(house, params.slug, context);
    const known = facts(house).get(form.slug) ?? factsView(form);
    facts(house).set(form.slug, known);
    return known;
  }),
  route(endpoints.watchLiveTable, async ({ params }, context) => {
    const { slug } = await shownTable(house, params.slug, context);
    await wantRounds(house, slug);
    return readTableView(house, slug);
  }),
  route(endpoints.listLiveTableResults, async ({ params }, context) => {
    const { slug } = await shownTable(house, params.slug, context);
    const shownBy = house.clock.now();
    return selectResults(house.database, slug, shownBy, endpoints.LIVE_TABLE_RESULTS_SHOWN);
  }),
];

const rounds = (house: House): readonly Route[] => [
  route(endpoints.listLiveTableRounds, async ({ params, query }) => {
    const before = query.before === undefined ? null : BigInt(query.before);
    const drawn = await selectDrawn(house.database, tableOf(params.slug).slug, {
      before,
      limit: query.limit,
    });
    return drawn.map(roundView);
  }),
  route(endpoints.getLiveTableRound, async ({ params }) => roundView(await roundOf(house, params))),
  route(endpoints.listLiveTableEntries, async ({ params, query }) => {
    const round = await roundOf(house, params);
    const page = { after: query.after, limit: endpoints.LIVE_TABLE_IDS_PAGE };
    const found = await selectIds(house.database, round, page);
    const last = found.at(-1);
    return {
      next: last && found.length === page.limit ? last.position : null,
      ids: found.map(({ id }) => id),
    };
  }),
];

const bets = (house: House): readonly Route[] => [
  route(endpoints.placeLiveTableBet, async (input, context) => {
    const { caller, country } = context;
    const form = tableOf(input.params.slug);
    const { repeated } = await placeBet(house, form, input, { ...caller, country });
    if (repeated) context.repeated();
    return shown(house, caller, input.body.id);
  }),
  route(endpoints.addToLiveTableBet, async (input, context) => {
    const { caller, country } = context;
    const form = tableOf(input.params.slug);
    const { repeated } = await addChips(house, form, input, { ...caller, country });
    if (repeated) context.repeated();
    return shown(house, caller, input.params.id);
  }),
  route(endpoints.takeBackLiveTableBet, async ({ params }, { caller }) => {
    await takeBack(house, tableOf(params.slug), caller.id, params.id);
    return shown(house, caller, params.id);
  }),
  route(endpoints.listLiveTableBets, async ({ params, query }, { caller }) => {
    const { before = null, limit } = query;
    const page = { playerId: caller.id, table: tableOf(params.slug).slug, before, limit };
    return (await selectOwn(house.database, page)).map(ownBetView);
  }),
];

/** Returns a bet of a player as it is now, and tells those who look of it. */
async function shown(house: House, { id: playerId }: Caller, id: string) {
  const bet = { playerId, id };
  const [found] = await selectNamed(house.database, [bet]);
  if (!found) throw new Error(`player ${playerId} has no bet ${id}`);
  showTableSoon(house, found.table);
  await showOwnBets(house, [bet]);
  return ownBetView(found);
}

async function roundOf(
  house: House,
  { slug, number }: { readonly slug: string; readonly number: number },
) {
  const round = await selectRound(house.database, tableOf(slug).slug, BigInt(number));
  if (!round) throw new Refused("round_not_found");
  return round;
}
