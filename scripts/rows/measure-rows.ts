import { codesIn, DECISIONS, type Row, type RowState } from "./requirements.ts";

/** Results of one run of the suites, as `npm test` leaves them. */
export type LastRun = {
  at: string;
  tests: { file: string; name: string; status: "passed" | "failed" | "skipped" }[];
};

/**
 * A row's state as the last run proves it. Of those said to work, a test that names a `failed` one failed, and
 * none that names an `unseen` one ran.
 */
type MeasuredState = RowState | "failed" | "unseen";
export type MeasuredRow = Omit<Row, "state"> & { state: MeasuredState };

type Count = { total: number } & Record<MeasuredState, number>;

export type Measure = Count & { sections: Record<string, Count>; open: Count };

/** Keeps a row's state `works` only when a test naming it passed and none naming it failed. */
export function proveRows(rows: readonly Row[], run: LastRun | null): MeasuredRow[] {
  const { passed, failed } = namedBy(run, new Set(rows.map(({ section }) => section)));
  const stateOf = ({ id, state }: Row): MeasuredState => {
    if (state !== "works") return state;
    if (failed.has(id)) return "failed";
    return passed.has(id) ? "works" : "unseen";
  };
  return rows.map((row) => ({ ...row, state: stateOf(row) }));
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
export function countRows(rows: readonly Pick<MeasuredRow, "section" | "state">[]): Measure {
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

const noRows = (): Count => ({ total: 0, works: 0, failed: 0, unseen: 0, part: 0, no: 0 });

function add(count: Count | undefined, { state }: Pick<MeasuredRow, "state">): void {
  if (!count) return;
  count.total += 1;
  count[state] += 1;
}

/** Returns the counts as lines of a table, one for each section and one for all. */
export function tableOf({ sections, open, ...all }: Measure): string[] {
  const cells = (name: string, values: readonly (string | number)[]) =>
    [name.padEnd(10), ...values.map((value) => String(value).padStart(7))].join("");
  const line = (name: string, { total, works, failed, unseen, part, no }: Count) =>
    cells(name, [total, works, failed, unseen, part, no]);
  return [
    cells("section", ["total", "works", "failed", "unseen", "part", "no"]),
    ...Object.entries(sections).map(([name, count]) => line(name, count)),
    line("all", all),
    line("decisions", open),
  ];
}
