import { randomUUID } from "node:crypto";
import type { Clock } from "#platform/clock";
import type { Captcha } from "./captcha.ts";

const SITE_KEY = "always-passes";
const LIFETIME_MS = 60_000;

/** A captcha of a developer, whose answer is its site key. The start refuses it in production. */
export const createAlwaysPasses = ({ clock }: { readonly clock: Clock }): Captcha => ({
  setting: { kind: "always_passes", site_key: SITE_KEY },
  check: async (answer) =>
    answer === SITE_KEY
      ? { id: randomUUID(), expiresAt: new Date(clock.now().getTime() + LIFETIME_MS) }
      : null,
});
