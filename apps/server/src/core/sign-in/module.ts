import * as endpoints from "@houselight/contracts";
import { Refused, route } from "#platform/http";
import type { Module } from "#platform/module";
import { captchaOf } from "./captcha/chosen-captcha.ts";
import { captchaSubject, provenKey } from "./guard.ts";
import { triesOf } from "./tries/tries.ts";
import { deleteExpired } from "./tries/tries-store.ts";

/** The effort doubles with every so many tries at one account that came with a captcha. */
const TRIES_PER_DOUBLING = 20;
const FACTOR_MAX = 8;

export const signIn: Module = {
  name: "sign-in",
  directory: import.meta.dirname,
  routes: (house) => [
    route(endpoints.requestCaptcha, async ({ body }) => {
      const { create, setting } = captchaOf(house);
      const isKeyRight = (body.site_key ?? setting.site_key) === setting.site_key;
      if (!create || !isKeyRight) throw new Refused("site_key_unknown");
      const account = { kind: body.account, email: body.email };
      const tries = await triesOf(house, provenKey(account));
      const factor = Math.min(FACTOR_MAX, 2 ** Math.floor(tries / TRIES_PER_DOUBLING));
      return create(captchaSubject(account), factor);
    }),
  ],
  jobs: (house) => [
    {
      name: "sign-in.prune",
      cron: "23 * * * *",
      run: () => deleteExpired(house.database, house.clock.now()),
    },
  ],
};
