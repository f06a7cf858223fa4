import * as endpoints from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { closeInfected, type InfectedFile, selectInfected } from "./infected-store.ts";

export const infectedFileRoutes = (house: House): readonly Route[] => [
  route(endpoints.listInfectedFiles, async ({ query }) => {
    const page = { after: BigInt(query.after), limit: query.limit };
    return (await selectInfected(house.database, page)).map(infectedFileView);
  }),
  route(endpoints.closeInfectedFile, async ({ params, body }, { operator }) => {
    const at = house.clock.now();
    return house.database.tx(async (tx) => {
      const closed = await closeInfected(tx, BigInt(params.id), at);
      if (!closed) throw new Refused("case_not_found");
      await appendTrailEntries(tx, [
        {
          at,
          operator,
          action: "document.infected-closed",
          subject: `player ${closed.playerId}`,
          detail: { case: params.id, reason: body.reason },
        },
      ]);
      return infectedFileView(closed);
    });
  }),
];

const infectedFileView = (file: InfectedFile): endpoints.InfectedFileView => ({
  id: Number(file.id),
  player_id: Number(file.playerId),
  kind: file.kind,
  virus: file.virus,
  size_bytes: file.sizeBytes,
  found_at: file.foundAt.toISOString(),
});
