import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { findPlayers } from "./find-players.ts";
import { openFile, sessionPage, signOutEverywhere } from "./player-file.ts";
import { notePage, writeNote } from "./write-note.ts";

const before = (id: number | undefined): bigint | null => (id === undefined ? null : BigInt(id));

/** Mounts what operators see of players and do about their accounts. */
export const playerStaffRoutes = (house: House): readonly Route[] => [
  route(endpoints.findPlayers, ({ query }) =>
    findPlayers(house, {
      text: query.text ?? null,
      licence: query.licence ?? null,
      group: query.group ?? null,
      before: before(query.before),
      limit: query.limit,
    }),
  ),
  route(endpoints.getPlayerFile, ({ params }, { operator }) =>
    openFile(house, operator, BigInt(params.id)),
  ),
  route(endpoints.listPlayerSessions, ({ params, query }) =>
    sessionPage(house, BigInt(params.id), { before: before(query.before), limit: query.limit }),
  ),
  route(endpoints.endPlayerSessions, async ({ params, body }, { operator }) => ({
    ended: await signOutEverywhere(house, operator, {
      playerId: BigInt(params.id),
      reason: body.reason,
    }),
  })),
  route(endpoints.listPlayerNotes, ({ params, query }) =>
    notePage(house, BigInt(params.id), { before: query.before ?? null, limit: query.limit }),
  ),
  route(endpoints.writePlayerNote, async ({ params, body }, context) => {
    const { view, repeated } = await writeNote(house, context.operator, BigInt(params.id), body);
    if (repeated) context.repeated();
    return view;
  }),
];
