import { describe, expect, it } from "vitest";
import { createLog } from "#platform/log";
import { createContext, type Geography, type RequestFacts } from "./request-context.ts";

const facts = (part: Partial<RequestFacts> & { readonly cookie?: string }): RequestFacts => ({
  address: "203.0.113.7",
  host: "localhost",
  owns: () => true,
  upload: async () => new Uint8Array(),
  port: 4190,
  secure: false,
  toldCountry: null,
  rawBody: "",
  header: (name) => (name === "cookie" ? part.cookie : undefined),
  setHeader: () => {},
  ...part,
});
const countryOf = async (from: RequestFacts, geography: Geography) => {
  const identities = { identify: async () => null, identifyOperator: async () => null };
  const context = await createContext(
    from,
    { access: "all", method: "GET" },
    {
      ...identities,
      ...geography,
      log: createLog("silent"),
    },
  );
  return context.country;
};
const byAddress: Geography = { countryOf: (address) => (address === "203.0.113.7" ? "DE" : null) };
const inDevelopment: Geography = { ...byAddress, overriddenCountry: (_host, chosen) => chosen };

describe("the country of a request (LICENCE-03)", () => {
  it.each([
    ["its address", {}, byAddress, "DE"],
    ["a trusted proxy before the address", { toldCountry: "AU" }, byAddress, "AU"],
    [
      "the cookie in development before all",
      { toldCountry: "AU", cookie: "a=1; country=EE" },
      inDevelopment,
      "EE",
    ],
    ["the address when no cookie chooses", { cookie: "land=EE" }, inDevelopment, "DE"],
    ["no cookie outside development", { cookie: "country=EE" }, byAddress, "DE"],
    ["nothing where nothing is known", { address: "127.0.0.1" }, byAddress, null],
  ])("comes from %s", async (_from, part, geography, country) =>
    expect(await countryOf(facts(part), geography)).toBe(country),
  );
});
