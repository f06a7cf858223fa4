import { CHANGED_FILES_SHOWN, listReleases, type ReleaseView } from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { type Release, selectReleases } from "./release-store.ts";

/** Lets operators see what software the house has run. */
export const softwareRoutes = (house: House): readonly Route[] => [
  route(listReleases, async ({ query: { before, limit } }) =>
    (
      await selectReleases(house.database, {
        before: before === undefined ? null : BigInt(before),
        limit,
      })
    ).map(releaseView),
  ),
];

const releaseView = (release: Release): ReleaseView => ({
  id: Number(release.id),
  digest: release.digest,
  files: release.fileCount,
  first_run_at: release.firstRunAt.toISOString(),
  checked_at: release.checkedAt.toISOString(),
  changed: release.changed && shown(release.changed),
  tampered:
    release.tamperedAt && release.tampered
      ? { at: release.tamperedAt.toISOString(), ...shown(release.tampered) }
      : null,
});

const shown = (paths: readonly string[]) => ({
  count: paths.length,
  paths: paths.slice(0, CHANGED_FILES_SHOWN),
});
