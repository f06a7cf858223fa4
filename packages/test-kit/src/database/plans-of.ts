import type { Database, Tx } from "@houselight/server/testing";

/**
 * Returns the plans of what `run` asks a database: each statement is explained instead of run, and finds no row.
 * A table is read whole there only where no index helps, and rows are sorted only where `sorts` allows it.
 */
export const plansOf = (
  database: Database,
  run: (tx: Tx) => Promise<unknown>,
  { sorts = true }: { readonly sorts?: boolean } = {},
): Promise<string> =>
  database.tx(async (tx) => {
    await tx.query("set local enable_seqscan = off");
    if (!sorts) await tx.query("set local enable_sort = off");
    const lines: string[] = [];
    const query = async (text: string, parameters?: readonly unknown[]) => {
      const rows = await tx.query<{ "QUERY PLAN": string }>(`explain ${text}`, parameters);
      lines.push(...rows.map((row) => row["QUERY PLAN"]));
      return [];
    };
    await run({ ...tx, query });
    return lines.join("\n");
  });
