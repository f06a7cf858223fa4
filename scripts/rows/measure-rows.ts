import { codesIn, DECISIONS, type Row, type RowState } from "./requirements.ts";

/** Results of one run of the suites, as `npm test` leaves them. */
export type LastRun = {
  at: string;
  tests: { file: string; name: string; status: "passed" | "failed" | "skipped" }[];
};

type Count = { total: number } & Record<RowState, number>;

export type Measure = Count & { sections: Record<string, Count>; open: Count };

/** Rows by the state that the last run proves; `unproven` are said to work and count as part. */
export type MeasuredRows = { rows: Row[]; unproven: Row[] };

/** Keeps a row's state `works` only when a test naming it passed and none naming it failed. */
export function proveRows(rows: readonly Row[], run: LastRun | null): MeasuredRows {
  const { passed, failed } = namedBy(run, new Set(rows.map(({ section }) => section)));
  const isUnproven = ({ id, state }: Row): boolean =>
    state === "works" && (!passed.has(id) || failed.has(id));
  const unproven = rows.filter(isUnproven);
  return {
    unproven,
    rows: rows.map((row) => (isUnproven(row) ? { ...row, state: "part" } : row)),
  };
}

function namedBy(run: LastRun | null, sections: ReadonlySet<string>) {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const { name, status } of run?.tests ?? []) {
    const into = status === "passed" ? passed : status === "failed" ? failed : null;
    for (const { code } of codesIn(name, sections)) into?.add(code);
  }
  return { passed, failed };
}

/** Counts rows by section and in all; the decisions stand apart. */
export function countRows(rows: readonly Row[]): Measure {
  const sections: Record<string, Count> = {};
  for (const row of rows) {
    sections[row.section] ??= noRows();
    add(sections[row.section], row);
  }
  const { [DECISIONS]: open = noRows(), ...requirements } = sections;
  const sum = noRows();
  for (const row of rows) if (row.section !== DECISIONS) add(sum, row);
  return { ...sum, sections: requirements, open };
}

const noRows = (): Count => ({ total: 0, works: 0, part: 0, no: 0 });

function add(count: Count | undefined, { state }: Row): void {
  if (!count) return;
  count.total += 1;
  count[state] += 1;
}

/** Returns the counts as lines of a table, one for each section and one for all. */
export function tableOf({ sections, open, ...all }: Measure): string[] {
  const line = (name: string, { total, works, part, no }: Count) =>
    [name.padEnd(10), ...[total, works, part, no].map((n) => String(n).padStart(6))].join("");
  return [
    ["section   ", " total", " works", "  part", "    no"].join(""),
    ...Object.entries(sections).map(([name, count]) => line(name, count)),
    line("all", all),
    line("decisions", open),
  ];
}
