import { createHash, createHmac } from "node:crypto";
import type { JackpotDropView } from "@houselight/contracts/jackpots";
import { expect, it } from "vitest";
import { recomputeDrop } from "./recompute-drop.ts";

const seed = "5e".repeat(32);
const salt = "0198f2c6-0000-7000-8000-000000000001";
const range = { start_cents: 500, must_drop_by_cents: 2_000 };
// Six bytes of the first block, modulo the range, above the start.
const block = createHmac("sha256", seed).update(`${salt}:7:0`).digest();
const amount = 500 + 1 + Number(BigInt(block.readUIntBE(0, 6)) % 1_500n);

const drop: JackpotDropView = {
  level: "level_2",
  number: 7,
  seed,
  seed_hash: createHash("sha256").update(seed).digest("hex"),
  salt,
  ...range,
  amount_cents: amount,
  created_at: "2026-11-28T00:00:00.000Z",
};

it("gives the amount of the record from its seed and its salt", () =>
  expect(recomputeDrop(drop)).toEqual({ amountCents: amount, agrees: true }));

it.each([
  ["amount", { amount_cents: amount + 1 }],
  ["hash", { seed_hash: "00".repeat(32) }],
  ["number", { number: 8 }],
] as const)("does not agree with another %s", (_what, part) =>
  expect(recomputeDrop({ ...drop, ...part }).agrees).toBe(false),
);
