import type { StatementRowView } from "@houselight/contracts/cashbox";

interface Page {
  readonly rows: readonly StatementRowView[];
  readonly more: boolean;
}

/** All rows of a statement, page after page; `load` is given the id of the last row before. */
export async function loadStatement(
  load: (before: string) => Promise<Page>,
): Promise<StatementRowView[]> {
  const rows: StatementRowView[] = [];
  for (let before = ""; ; ) {
    const page = await load(before);
    rows.push(...page.rows);
    const last = page.rows.at(-1);
    if (!page.more || !last) return rows;
    before = last.id;
  }
}
