import * as endpoints from "@houselight/contracts";
import { localeFor, selectNicknames } from "#core/accounts";
import { linkSeed } from "#core/fairness";
import { type HandlerContext, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectDraws, selectWinners } from "./draw/draw-store.ts";
import type { Lottery } from "./lottery.ts";
import { detailView, lotteryView, ticketsView, winnerView } from "./lottery-views.ts";
import { openLotteries, openLottery } from "./open-lotteries.ts";
import { ownStatus, ownStatuses } from "./own-statuses.ts";
import { selectGrants } from "./tickets/ticket-store.ts";

export const lotteryRoutes = (house: House): readonly Route[] => [
  route(endpoints.listLotteries, async (_input, context) => {
    const now = house.clock.now();
    const lotteries = await openLotteries(house, context.caller, now);
    const locale = await localeFor(house.database, context);
    return lotteries.map((one) => lotteryView(one, { now, locale }));
  }),
  route(endpoints.listLotteryStatuses, (_input, { caller }) => ownStatuses(house, caller.id)),
  route(endpoints.getLottery, async ({ params }, context) =>
    pageOf(house, await openLottery(house, context.caller, params.id), context),
  ),
  route(endpoints.getLotteryStatus, async ({ params }, { caller }) =>
    ownStatus(house, caller.id, await openLottery(house, caller, params.id)),
  ),
  route(endpoints.listLotteryTickets, async ({ params, query }, { caller }) => {
    const { id } = await openLottery(house, caller, params.id);
    const page = { after: BigInt(query.after), limit: endpoints.TICKETS_PAGE };
    return (await selectGrants(house.database, id, page)).map(ticketsView);
  }),
];

/** Returns a lottery as its page shows it: the hash of its seed before the draw, the seed behind it. */
async function pageOf(
  house: House,
  lottery: Lottery,
  context: Pick<HandlerContext, "caller" | "locale">,
) {
  const { caller } = context;
  const { id, link } = lottery;
  if (!link) throw new Error(`lottery ${id} has no seed`);
  const [{ seedHash }, drawn, winners, locale] = await Promise.all([
    linkSeed(house, house.database, link),
    selectDraws(house.database, id),
    selectWinners(house.database, id),
    localeFor(house.database, context),
  ]);
  const players = [...new Set(winners.map(({ playerId }) => playerId))];
  const names = await selectNicknames(house.database, players);
  return detailView(
    lottery,
    {
      seedHash,
      nonce: link.number,
      drawn,
      winners: winners.map((one) => winnerView(one, names.get(one.playerId), caller?.id)),
    },
    { now: house.clock.now(), locale },
  );
}
