import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { correctionView } from "./correction.ts";
import { selectCorrections } from "./correction-store.ts";
import { drop, make } from "./decide.ts";
import { propose } from "./propose.ts";

export const correctionStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.listCashCorrections, async ({ query }) => {
    const { state, player_id, before = null, limit } = query;
    const playerId = player_id === undefined ? null : BigInt(player_id);
    const page = { state, playerId, before, limit };
    return (await selectCorrections(house.database, page)).map(correctionView);
  }),
  route(endpoints.proposeCashCorrection, async ({ params, body }, context) => {
    const wanted = { playerId: BigInt(params.id), body };
    const { correction, repeated } = await propose(house, context.operator, wanted);
    if (repeated) context.repeated();
    return correctionView(correction);
  }),
  route(endpoints.makeCashCorrection, async ({ params }, { operator }) =>
    correctionView(await make(house, operator, params.id)),
  ),
  route(endpoints.dropCashCorrection, async ({ params, body }, { operator }) =>
    correctionView(await drop(house, operator, { id: params.id, reason: body.reason })),
  ),
];
