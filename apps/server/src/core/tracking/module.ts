import { reportFormErrors, writeLog } from "@houselight/contracts";
import { route } from "#platform/http";
import type { Module } from "#platform/module";

export const tracking: Module = {
  name: "tracking",
  directory: import.meta.dirname,
  routes: ({ metrics }) => [
    route(writeLog, async ({ body }, { caller, log }) => {
      log.warn({ browser: body, player: caller?.id.toString() ?? null }, "a browser met an error");
      return {};
    }),
    route(reportFormErrors, async ({ body }, { caller, log }) => {
      const { side, component, errors } = body;
      // The labels are two lists of the contract: a browser can make no new series of them.
      metrics.formErrors.inc({ side, component }, errors.length);
      log.info(
        { form: body, player: caller?.id.toString() ?? null },
        "a form was refused by rules",
      );
      return {};
    }),
  ],
};
