import {
  createLog,
  createOperator,
  openEmbedded,
  openHouse,
  openServer,
  readConfig,
} from "@houselight/server/testing";
import type { Credentials } from "./workload/operators.ts";

/** The first is a manager, who reads the audit trail; the others decide on withdrawals alone. */
const ROLES = ["manager", "cashier", "cashier", "cashier"] as const;
const PASSWORD = "operators-of-faults-7";

/** Creates the operators of a run in its database, before its houses start. */
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
    return all.map(({ email }) => ({ email, password: PASSWORD }));
  } finally {
    await house.close();
  }
}
