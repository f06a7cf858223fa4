import { randomUUID } from "node:crypto";
import {
  activateJackpot,
  createLog,
  createOperator,
  type House,
  openEmbedded,
  openHouse,
  openServer,
  proposeJackpot,
  readConfig,
} from "@houselight/server/testing";
import type { Credentials } from "./workload/operators/operators.ts";
import { SLOT } from "./workload/player/purse.ts";

/** The first two are managers: one reads the audit trail, and both agree to offers. The others decide on withdrawals alone. */
const ROLES = ["manager", "manager", "cashier", "cashier"] as const;
const PASSWORD = "operators-of-faults-7";

/** Creates the operators of a run and its jackpot in its database, before its houses start. */
export async function createOperators(
  where: { readonly url: string | null; readonly folder: string },
  secret: string,
): Promise<Credentials[]> {
  const database = where.url
    ? await openServer(where.url, { pool: 2 })
    : await openEmbedded({ directory: where.folder });
  const config = readConfig({ DEMO: "no", ROLE: "web" });
  const house = await openHouse(config, database, secret, { log: createLog("silent") });
  try {
    const all = ROLES.map((role, index) => ({ role, email: `${role}-${index}@example.org` }));
    for (const { role, email } of all)
      await createOperator(house, { email, name: email, role, password: PASSWORD });
    const [proposer, second] = all;
    if (!proposer || !second) throw new Error("a jackpot takes two managers");
    await startJackpot(house, proposer.email, second.email);
    return all.map(({ email }) => ({ email, password: PASSWORD }));
  } finally {
    await house.close();
  }
}

/** Starts a jackpot that the slot's rounds feed and none of them wins: players' balances stay foreseeable. */
async function startJackpot(house: House, proposer: string, second: string): Promise<void> {
  const level = { rate_ppm: 3_333, start_cents: 1_000_000_000, must_drop_by_cents: 4_000_000_000 };
  const jackpot = { identifier: "never-won", name: "Never won", currency: "EUR", games: [SLOT] };
  const reason = "feeds it under faults";
  const body = { id: randomUUID(), ...jackpot, levels: [{ name: "One", ...level }], reason };
  await proposeJackpot(house, { id: 1n, email: proposer }, body);
  const operator = { id: 2n, email: second };
  await activateJackpot(house, jackpot.identifier, { operator, reason });
}
