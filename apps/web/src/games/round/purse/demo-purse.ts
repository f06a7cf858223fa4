import * as z from "zod/mini";
import { newClientSeed } from "../kept/round-id.ts";
import { readTab, writeTab } from "../kept/tab-storage.ts";

/** Play money to start with: 1,000.00 FUN. */
export const DEMO_START_CENTS = 100_000;
export const DEMO_CURRENCY = "FUN";

const PURSE_KEY = "houselight.demo.purse";
const SEED_KEY = "houselight.demo.seed";

/** Play money of this tab, in hundredths of FUN. */
export function readPurse(): number {
  return readTab(PURSE_KEY, z.int().check(z.nonnegative())) ?? DEMO_START_CENTS;
}

export function keepPurse(cents: number): void {
  writeTab(PURSE_KEY, cents);
}

/** The client seed of this tab's demo rounds. */
export function demoClientSeed(): string {
  const known = readTab(SEED_KEY, z.string());
  if (known) return known;
  const made = newClientSeed();
  writeTab(SEED_KEY, made);
  return made;
}
