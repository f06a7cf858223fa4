import type { Module } from "#platform/module";
import { deleteAnnouncements } from "./announcements/announcement-store.ts";
import { deliverAnnouncements } from "./announcements/announce.ts";
import { showNotices, tellNews } from "./live.ts";
import { deleteExpired } from "./notice-store.ts";
import { noticeData } from "./personal-data-store.ts";
import { noticesRoutes, noticesStaffRoutes } from "./routes.ts";
import { seedNotices } from "./seed.ts";

/** Rows that one statement deletes. */
const PRUNED_AT_ONCE = 5_000;
const ANNOUNCEMENTS_KEPT_MS = 90 * 86_400_000;

export const notices: Module = {
  name: "notices",
  directory: import.meta.dirname,
  routes: (house) => [...noticesRoutes(house), ...noticesStaffRoutes(house)],
  reactions: (house) => [...tellNews(house), showNotices(house)],
  personalData: () => noticeData,
  loops: (house) => [
    { name: "notices.deliver", everyMs: 500, run: () => deliverAnnouncements(house) },
  ],
  jobs: (house) => [
    {
      name: "notices.prune",
      cron: "*/10 * * * *",
      run: async () => {
        const now = house.clock.now();
        while ((await deleteExpired(house.database, now, PRUNED_AT_ONCE)) === PRUNED_AT_ONCE);
        const before = new Date(now.getTime() - ANNOUNCEMENTS_KEPT_MS);
        await deleteAnnouncements(house.database, before);
      },
    },
  ],
  seed: seedNotices,
};
