import { createElement } from "react";
import { expect, it } from "vitest";
import { Instructions } from "../../features/cashbox/payments/instructions.tsx";
import { renderPart, textOf } from "../rendered-part.testing.ts";

const COINS = {
  kind: "crypto",
  address: "bc1qpaper",
  amount: "0.0003",
  uri: "bitcoin:bc1qpaper?amount=0.0003",
  confirmations: 0,
  confirmations_needed: 2,
} as const;

const shown = async (received: string | undefined, confirming = false) => {
  const instructions = { ...COINS, ...(received === undefined ? {} : { received }) };
  const part = () => createElement(Instructions, { instructions, currency: "BTC", confirming });
  return textOf(await renderPart(part));
};

it("a coin deposit of which a part has come says so, and asks for the rest", async () => {
  const text = await shown("0.0009");
  expect(text).toContain("0.0009 BTC has arrived.");
  expect(text).toContain("0.0003 BTC");
});

it.each([
  ["before anything has come", undefined, false],
  ["once all of it is being confirmed", "0.0009", true],
] as const)("it says nothing of a part %s", async (_, received, confirming) =>
  expect(await shown(received, confirming)).not.toContain("has arrived"),
);
