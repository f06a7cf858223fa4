import * as endpoints from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { type Figures, selectFigures } from "../count/sum-store.ts";
import { selectPage, selectRules } from "../rules/rule-store.ts";
import { end, propose, publish, ruleView } from "./change-rules.ts";

const PAGE = 50;
const DAY_MS = 86_400_000;
/** Periods of a screen: weeks or days that began since. */
const FIGURES_DAYS = { week: 84, day: 14 } as const;

export const cashbackStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listCashbackRules, async ({ query }) => {
    const page = { after: query.after ?? null, limit: PAGE };
    return (await selectPage(house.database, page)).map(ruleView);
  }),
  route(endpoints.proposeCashbackRule, async ({ body }, context) => {
    const { rule, repeated } = await propose(house, context.operator, body);
    if (repeated) context.repeated();
    return ruleView(rule);
  }),
  route(endpoints.publishCashbackRule, async ({ params, body }, { operator }) =>
    ruleView(await publish(house, params.id, { operator, reason: body.reason })),
  ),
  route(endpoints.endCashbackRule, async ({ params, body }, { operator }) =>
    ruleView(await end(house, params.id, { operator, reason: body.reason })),
  ),
  route(endpoints.listCashbackFigures, async ({ params }) => {
    const rule = (await selectRules(house.database, [params.id])).get(params.id);
    if (!rule) throw new Refused("cashback_not_found");
    const days = FIGURES_DAYS[rule.period];
    const since = new Date(house.clock.now().getTime() - days * DAY_MS);
    return (await selectFigures(house.database, rule.id, since)).map(figuresView);
  }),
];

const figuresView = (one: Figures): endpoints.CashbackFiguresView => ({
  begins_at: one.beginsAt.toISOString(),
  ends_at: one.endsAt.toISOString(),
  currency: one.currency,
  players: one.players,
  given: one.given,
  net_loss_cents: Number(one.netLoss),
  given_cents: Number(one.givenAmount),
  open: one.open,
});
