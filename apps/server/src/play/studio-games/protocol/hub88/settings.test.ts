import { rsaPair } from "@houselight/test-kit/outside/rsa-pair";
import { expect, it } from "vitest";
import type { Studio } from "../adapter.ts";
import { assertConfigured } from "../studios.ts";

const pair = rsaPair();
const SETTINGS = { operator_id: 1, private_key: pair.privateKey, currencies: ["EUR"] };
const studio = (more: Partial<Studio> = {}): Studio => ({
  id: "cabinet",
  name: "Cabinet",
  protocol: "hub88",
  url: "https://hub.example",
  keys: [pair.publicKey],
  frame_origins: [],
  settings: SETTINGS,
  countries_not_served: [],
  ...more,
});
const fault = (more: Partial<Studio>) => {
  try {
    assertConfigured([studio(more)]);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

it.each<[string, Partial<Studio>, string | null]>([
  ["as it must be", {}, null],
  ["with two keys", { keys: [pair.publicKey, pair.publicKey] }, null],
  ["a protocol of nobody", { protocol: "smoke" }, "does not speak smoke"],
  ["a name that every object has", { protocol: "constructor" }, "does not speak constructor"],
  ["a key that is none", { keys: ["k".repeat(40)] }, "is no public key"],
  ["a private key among them", { keys: [pair.privateKey] }, "is no public key"],
  ["a short key", { keys: [rsaPair(1_024).publicKey] }, "less than 2048 bits"],
  ["no settings", { settings: {} }, "settings.operator_id"],
  ["no key of the house", { settings: { ...SETTINGS, private_key: "x" } }, "is no private key"],
  ["satoshis", { settings: { ...SETTINGS, currencies: ["EUR", "BTC"] } }, "BTC"],
  ["a currency of nowhere", { settings: { ...SETTINGS, currencies: ["XYZ"] } }, "XYZ"],
])("a studio that is configured with %s", (_, more, expected) => {
  if (expected === null) expect(fault(more)).toBeNull();
  else expect(fault(more)).toContain(expected);
});
