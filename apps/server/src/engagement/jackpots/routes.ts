import * as endpoints from "@houselight/contracts";
import { selectNicknames } from "#core/accounts";
import { servingLicence } from "#core/configuration";
import { linkSeed } from "#core/fairness";
import { accountsOf, exchangeRates, rateBetween } from "#core/wallet";
import { type HandlerContext, Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import type { Jackpot, State } from "./jackpot.ts";
import { selectJackpots, selectPots } from "./jackpot-store.ts";
import { dropView, jackpotView, termsView, winView } from "./jackpot-views.ts";
import { selectDrops } from "./pots/pot-store.ts";
import { selectWins } from "./pots/win-store.ts";

const SHOWN: readonly State[] = ["active", "paused"];
/** Drops that a jackpot's page shows. */
const DROPS_SHOWN = 20;
/** Decimals of the rate at which a pot is shown: a unit of one currency may be a hundred-thousandth of a coin. */
const RATE_DECIMALS = 12;

/** Reads the jackpots that the visitor's licence offers, with their pots. */
async function offered(house: House, context: HandlerContext) {
  if (!servingLicence(context).jackpots) return [];
  const jackpots = await selectJackpots(house.database, SHOWN);
  if (jackpots.length === 0) return [];
  const pots = await selectPots(
    house.database,
    jackpots.map(({ id }) => id),
  );
  return jackpots.map((jackpot) => ({ jackpot, pots: pots.get(jackpot.id) ?? [] }));
}

/** Returns in which currency a visitor is shown a jackpot: the one played in, else the jackpot's own. */
async function shownTo(house: House, { caller }: HandlerContext) {
  const rates = await exchangeRates(house)();
  const accounts = caller ? await accountsOf(house, caller.id) : [];
  const active = accounts.find((account) => account.active)?.currency;
  return ({ currency: own }: Jackpot) => {
    const currency = active ?? own;
    return { currency, rate: rateBetween(rates, own, currency, RATE_DECIMALS) };
  };
}

export const jackpotRoutes = (house: House): readonly Route[] => [
  route(endpoints.listJackpots, async (_input, context) => {
    const found = await offered(house, context);
    if (found.length === 0) return [];
    const shown = await shownTo(house, context);
    return found.map(({ jackpot, pots }) => jackpotView(jackpot, pots, shown(jackpot)));
  }),
  route(endpoints.getJackpot, async ({ params }, context) => {
    const found = (await offered(house, context)).find(
      ({ jackpot }) => jackpot.identifier === params.identifier,
    );
    if (!found) throw new Refused("jackpot_not_found");
    const { jackpot, pots } = found;
    const shown = await shownTo(house, context);
    const seeds = await Promise.all(pots.map(({ link }) => linkSeed(house, house.database, link)));
    return {
      jackpot: jackpotView(jackpot, pots, shown(jackpot)),
      terms: pots.map((pot, at) => termsView(pot, seeds[at]?.seedHash as string)),
      drops: (await selectDrops(house.database, jackpot.id, DROPS_SHOWN)).map(dropView),
    };
  }),
  route(endpoints.listJackpotWins, async ({ query }, context) => {
    const found = await offered(house, context);
    const one = found.find(({ jackpot }) => jackpot.identifier === query.jackpot)?.jackpot;
    if (found.length === 0 || (query.jackpot !== undefined && !one)) return [];
    const { order, limit } = query;
    const wins = await selectWins(house.database, { jackpotId: one?.id ?? null, order, limit });
    const names = await selectNicknames(house.database, [
      ...new Set(wins.map(({ playerId }) => playerId)),
    ]);
    return wins.map((win) => winView(win, names.get(win.playerId)));
  }),
];
