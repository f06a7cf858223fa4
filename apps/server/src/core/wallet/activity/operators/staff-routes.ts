import * as endpoints from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectAccounts } from "../../wallet-store.ts";
import { selectBooked, selectBookedPayments, selectLegs } from "./movement-page-store.ts";
import { movementView, playerAccountView } from "./movement-views.ts";

/** Mounts what operators see of players' money. Every player has an account: who has none is nobody. */
export const walletStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listPlayerAccounts, async ({ params }) => {
    const accounts = await selectAccounts(house.database, BigInt(params.id));
    if (accounts.length === 0) throw new Refused("player_not_found");
    return accounts.map(playerAccountView);
  }),
  route(endpoints.listPlayerMovements, async ({ params, query }) => {
    const playerId = BigInt(params.id);
    const { database } = house;
    const select = query.of === "payments" ? selectBookedPayments : selectBooked;
    const movements = await select(database, {
      playerId,
      currency: query.currency ?? null,
      before: query.before === undefined ? null : BigInt(query.before),
      limit: query.limit,
    });
    if (movements.length === 0 && (await selectAccounts(database, playerId)).length === 0)
      throw new Refused("player_not_found");
    return movements.map(movementView);
  }),
  route(endpoints.getPlayerTransfer, async ({ params }) => {
    const legs = await selectLegs(house.database, BigInt(params.player_id), [params.id]);
    if (legs.length === 0) throw new Refused("transfer_not_found");
    return legs.map(movementView);
  }),
];
