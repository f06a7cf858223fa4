import { listAffiliatePlayers, reportFormErrors, writeLog } from "@houselight/contracts";
import { selectWithdrawalsOnly } from "#core/accounts";
import { selectOfAffiliate } from "#core/attribution";
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
    route(listAffiliatePlayers, ({ params }) => playersOfAffiliate(house, params.id)),
  ],
};

/** Players of an affiliate in one answer. */
const REPORTED_MAX = 1000;

/** Returns the players whom an affiliate sent; who is excluded, closed or forgotten is not reported. */
async function playersOfAffiliate(house: House, affiliate: number) {
  const sent = await selectOfAffiliate(house.database, affiliate, REPORTED_MAX);
  const ids = sent.map(({ playerId }) => playerId);
  const excluded = await selectWithdrawalsOnly(house.database, ids, house.clock.now());
  return sent
    .filter(({ playerId }) => !excluded.has(playerId))
    .map(({ playerId, stag, variant, registeredAt, first, current }) => ({
      player_id: Number(playerId),
      stag,
      variant,
      registered_at: registeredAt.toISOString(),
      first,
      current,
    }));
}
