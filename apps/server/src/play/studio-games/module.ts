import * as endpoints from "@houselight/contracts";
import { route } from "#platform/http";
import type { House, Module } from "#platform/module";
import { fetchGames, prepareStudios } from "./games/fetch-games.ts";
import { deleteCounts } from "./games/studio-store.ts";
import { studioData } from "./personal-data-store.ts";
import { adapterOf, NONCE_KEPT_MAX_MS, studiosOf } from "./protocol/studios.ts";
import { assertProven, callLimit, receiveCall, rewordRefusal } from "./receive-call.ts";
import { ownRounds } from "./rounds/own-rounds.ts";
import { launch } from "./sessions/launch.ts";
import { deleteOld } from "./sessions/session-store.ts";
import { staffRoutes, staleRounds } from "./staff-routes.ts";

const DAY_MS = 24 * 3_600_000;
/** A win may come so long after its session. */
const SESSION_KEPT_DAYS = 180;
const COUNTS_KEPT_DAYS = 30;
/** Costs a statement until a studio is due. */
const LOOK_EVERY_MS = 3_000;

/** Forgets what nothing can come of any more, and tells of rounds that no studio has ended. */
async function tidy(house: House): Promise<void> {
  const now = house.clock.now().getTime();
  const before = (ms: number) => new Date(now - ms);
  const nonces = studiosOf(house).map((studio) => ({
    studio: studio.id,
    before: before(adapterOf(studio).nonceKeptMs),
  }));
  const foreign = before(NONCE_KEPT_MAX_MS);
  const old = { nonces, foreign, sessions: before(SESSION_KEPT_DAYS * DAY_MS) };
  while ((await deleteOld(house.database, old)) > 0);
  await deleteCounts(house.database, before(COUNTS_KEPT_DAYS * DAY_MS));
  const stale = await staleRounds(house);
  if (stale.length > 0)
    house.log.warn({ rounds: stale.length }, "rounds of outside studios have no end after a day");
}

export const studioGames: Module = {
  name: "studio-games",
  directory: import.meta.dirname,
  routes: (house) => [
    route(endpoints.launchStudioGame, (input, context) => launch(house, input, context)),
    route(endpoints.listStudioRounds, (input, { caller }) => ownRounds(house, caller.id, input)),
    {
      ...route(
        endpoints.studioWallet,
        ({ params }, context) => receiveCall(house, params, context),
        ({ studio = "", part = "", call = "" }, context) =>
          assertProven(house, { studio, part, call }, context),
      ),
      provenLimit: ({ studio = "" }) => callLimit(house, studio),
      reword: (refused) => rewordRefusal(house, refused),
    },
    ...staffRoutes(house),
  ],
  loops: (house) => [
    { name: "studio-games.fetch", everyMs: LOOK_EVERY_MS, run: () => fetchGames(house) },
  ],
  jobs: (house) => [{ name: "studio-games.tidy", cron: "17 * * * *", run: () => tidy(house) }],
  personalData: () => studioData,
  prepare: prepareStudios,
};
