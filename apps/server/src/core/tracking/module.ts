import {
  bannersConfig,
  listAffiliatePlayers,
  PAGE_MOMENTS,
  reportFormErrors,
  reportNetwork,
  reportPageTiming,
  reportPromotionViews,
  reportPwaEvent,
  writeLog,
} from "@houselight/contracts";
import { selectWithdrawalsOnly } from "#core/accounts";
import { selectOfAffiliate } from "#core/attribution";
import { settingOf } from "#core/configuration";
import { route } from "#platform/http";
import type { House, Module } from "#platform/module";

export const tracking: Module = {
  name: "tracking",
  directory: import.meta.dirname,
  routes: (house) => [
    route(writeLog, async ({ body }, { caller, log }) => {
      log.warn({ browser: body, player: caller?.id.toString() ?? null }, "a browser met an error");
      return {};
    }),
    route(reportFormErrors, async ({ body }, { caller, log }) => {
      const { side, component, errors } = body;
      // The labels are two lists of the contract: a browser can make no new series of them.
      house.metrics.formErrors.inc({ side, component }, errors.length);
      log.info(
        { form: body, player: caller?.id.toString() ?? null },
        "a form was refused by rules",
      );
      return {};
    }),
    route(reportPromotionViews, async ({ body }) => {
      const { banners } = await settingOf(house, bannersConfig);
      const known = new Set(banners.map(({ id }) => id));
      // The banners that the house has, each once: a browser can make no new series of them.
      for (const banner of new Set(body.banners))
        if (known.has(banner)) house.metrics.promotionViews.inc({ banner });
      return {};
    }),
    route(reportPwaEvent, async ({ body }) => {
      house.metrics.pwaEvents.inc({ event: body.event });
      return {};
    }),
    route(reportPageTiming, async ({ body: { timing } }) => {
      for (const moment of PAGE_MOMENTS) {
        const atMs = timing[moment];
        if (atMs !== undefined) house.metrics.pageTiming.observe({ moment }, atMs / 1000);
      }
      return {};
    }),
    route(reportNetwork, async ({ body }) => {
      house.metrics.networks.inc({ type: body.effectiveType });
      house.metrics.networkRtt.observe(body.rtt / 1000);
      return {};
    }),
    route(listAffiliatePlayers, ({ params, query }) => {
      const { before = null, limit } = query;
      return playersOfAffiliate(house, params.id, { before, limit });
    }),
  ],
};

/** Returns a page of the players whom an affiliate sent, less those excluded, closed or forgotten. */
async function playersOfAffiliate(
  house: House,
  affiliate: number,
  page: { readonly before: number | null; readonly limit: number },
) {
  const sent = await selectOfAffiliate(house.database, affiliate, page);
  const ids = sent.map(({ playerId }) => playerId);
  const excluded = await selectWithdrawalsOnly(house.database, ids, house.clock.now());
  const players = sent
    .filter(({ playerId }) => !excluded.has(playerId))
    .map(({ playerId, stag, variant, registeredAt, first, current }) => ({
      player_id: Number(playerId),
      stag,
      variant,
      registered_at: registeredAt.toISOString(),
      first,
      current,
    }));
  return { players, next: sent.length < page.limit ? null : Number(ids.at(-1)) };
}
