import { expect, it } from "vitest";
import type { House } from "#platform/module";
import { seededRandom } from "#platform/random";
import { deviceToken, knownDevice } from "./device.ts";

const houseOf = (secret: string) =>
  ({ random: seededRandom("device"), key: (purpose: string) => `${secret} ${purpose}` }) as House;
const house = houseOf("a secret");
const ada = { kind: "player", email: "ada@example.org" } as const;
const noah = { kind: "player", email: "noah@example.org" } as const;

it("knows a browser for the account it signed in to, and no other", () => {
  const token = deviceToken(house, ada, null);
  expect(knownDevice(house, ada, token)).toBe(token.split(".")[0]);
  expect(knownDevice(house, noah, token)).toBeNull();
  expect(knownDevice(house, { ...ada, kind: "operator" }, token)).toBeNull();
  expect(knownDevice(houseOf("another"), ada, token)).toBeNull();
  expect(knownDevice(house, ada, null)).toBeNull();
});

it("keeps a browser's id and its latest four accounts", () => {
  const accounts = ["a", "b", "c", "d", "e"].map((name) => ({ ...ada, email: name }));
  let token: string | null = null;
  for (const account of accounts) token = deviceToken(house, account, token);
  token = deviceToken(house, accounts[4] as typeof ada, token);
  const ids = accounts.map((account) => knownDevice(house, account, token));
  expect(ids).toEqual([null, ...Array(4).fill(token?.split(".")[0])]);
});

it("takes no mark of another browser, and nothing that it did not write", () => {
  const [one, two] = [deviceToken(house, ada, null), deviceToken(house, noah, null)];
  const mixed = [two.split(".")[0], one.split(".")[1]].join(".");
  for (const token of [mixed, "", ".", `${one}.`, `${one}x`, "a".repeat(5000)])
    expect(knownDevice(house, ada, token)).toBeNull();
  expect(deviceToken(house, ada, "nonsense")).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
});
