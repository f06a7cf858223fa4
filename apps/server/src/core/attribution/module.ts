import { ATTRIBUTION_SECONDS, sendUtm, setUtm, stagByReferrer } from "@houselight/contracts";
import { settingOf } from "#core/configuration";
import { route } from "#platform/http";
import type { Module } from "#platform/module";
import { handIn } from "./attribution.ts";
import { attributionData } from "./attribution-store.ts";
import { landed, writeUtm } from "./visit-cookies.ts";

export const attribution: Module = {
  name: "attribution",
  directory: import.meta.dirname,
  personalData: () => attributionData,
  routes: (house) => [
    route(setUtm, async ({ body }, context) => {
      if (!context.agreedToCookies) return {};
      const { utmMetrics, stag, referrer = "" } = body;
      const stags = await settingOf(house, stagByReferrer);
      const landing = { utmMetrics, stag, referrer: hostOf(referrer, context.host) };
      const visit = landed(context.visit, landing, stags);
      const keep = (kind: "stag" | "affiliate" | "utm", value: string) =>
        context.setVisit(kind, value, ATTRIBUTION_SECONDS);
      if (visit.stag !== null) keep("stag", visit.stag);
      keep("affiliate", `${visit.affiliate}`);
      keep("utm", writeUtm(visit));
      return {};
    }),
    route(sendUtm, async ({ body }, { caller }) => {
      await handIn(house, caller.id, body.utmMetrics);
      return {};
    }),
  ],
};

/** Returns the host of an address elsewhere; null for an address of ours or none. */
function hostOf(address: string, own: string): string | null {
  if (!URL.canParse(address)) return null;
  const { host, hostname, protocol } = new URL(address);
  return /^https?:$/.test(protocol) && host !== own ? hostname : null;
}
