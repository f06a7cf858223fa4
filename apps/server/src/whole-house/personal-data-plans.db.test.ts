import { openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MODULES } from "#app";
import type { Tx } from "#platform/database";

let kit: TestHouse;
let playerId: bigint;
beforeAll(async () => {
  kit = await openTestHouse();
  playerId = (await registered(kit.house)).id;
});
afterAll(() => kit.close());

/** Its rows live for minutes. */
const SHORT_LIVED = "flows";

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly Plan[];
}

/** Returns the tables that a plan reads from their beginning to their end. */
const readWhole = (plan: Plan): string[] => [
  ...(plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? ""] : []),
  ...(plan.Plans ?? []).flatMap(readWhole),
];

/** Asks for the plan of each statement instead of running it, and gathers the tables that are read whole. */
const explaining = (tx: Tx, found: Set<string>): Tx => ({
  ...tx,
  async query(text: string, parameters?: readonly unknown[]) {
    const [row] = await tx.query<{ "QUERY PLAN": readonly { readonly Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      parameters,
    );
    for (const { Plan: plan } of row?.["QUERY PLAN"] ?? [])
      for (const table of readWhole(plan)) if (table !== SHORT_LIVED) found.add(table);
    return [];
  },
});

it.each(
  MODULES.flatMap((module) =>
    module.personalData ? [[module.name, module.personalData] as const] : [],
  ),
)(
  "%s finds what it holds of a player by an index, however much it holds of others",
  async (_name, partOf) => {
    const data = partOf(kit.house);
    const now = kit.house.clock.now();
    const found = new Set<string>();
    await kit.house.database.tx(async (tx) => {
      // With it off a table is read whole only where no index helps.
      await tx.query("set local enable_seqscan = off");
      const instead = explaining(tx, found);
      await data.read(instead, playerId).catch(() => undefined);
      await data.obstacle?.(instead, playerId, now).catch(() => undefined);
      await data.erase?.(instead, playerId, now).catch(() => undefined);
    });
    expect([...found]).toEqual([]);
  },
);
