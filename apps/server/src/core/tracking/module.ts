import { writeLog } from "@houselight/contracts";
import { route } from "#platform/http";
import type { Module } from "#platform/module";

export const tracking: Module = {
  name: "tracking",
  directory: import.meta.dirname,
  routes: () => [
    route(writeLog, async ({ body }, { caller, log }) => {
      log.warn({ browser: body, player: caller?.id.toString() ?? null }, "a browser met an error");
      return {};
    }),
  ],
};
