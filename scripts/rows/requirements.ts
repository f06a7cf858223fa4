/** Path of the document from the root of the repository. */
export const REQUIREMENTS = "docs/requirements.md";
/** Section of the decisions, which are counted apart. */
export const DECISIONS = "OPEN";

const STATES = ["works", "part", "no"] as const;
export type RowState = (typeof STATES)[number];

/** One row of the requirements. */
export type Row = {
  id: string;
  section: string;
  requirement: string;
  observed: string;
  state: RowState;
  /** Missing part of a row in state `part`; otherwise empty. */
  note: string;
  line: number;
};

/** One line of the document that looks like a row and cannot be read. */
export type Malformed = { line: number; message: string };

/** Reads the rows of the document and what is wrong with it. */
export function readRequirements(text: string): { rows: Row[]; malformed: Malformed[] } {
  const rows: Row[] = [];
  const malformed: Malformed[] = [];
  const seen = new Set<string>();
  for (const [index, source] of text.split("\n").entries()) {
    const line = index + 1;
    const id = /^\|\s*([A-Z]+-\d+)\s*\|/.exec(source)?.[1];
    if (id === undefined) continue;
    const row = readRow(id, source, line);
    if (typeof row === "string") malformed.push({ line, message: `${id}: ${row}` });
    else if (seen.has(id)) malformed.push({ line, message: `${id} stands twice` });
    else rows.push(row);
    seen.add(id);
  }
  return { rows, malformed };
}

/** Reads one row, or says what is wrong with it. */
function readRow(id: string, source: string, line: number): Row | string {
  if (!/^[A-Z]+-\d\d$/.test(id)) return "a code has two digits";
  const cells = source.split(/(?<!\\)\|/).slice(1, -1);
  const [, requirement = "", observed = "", stated = ""] = cells.map((cell) => cell.trim());
  if (cells.length !== 4) return `has ${cells.length} cells, not 4`;
  const [, word = "", note = ""] = /^(\w+)(?:: (.+))?$/.exec(stated) ?? [];
  const state = STATES.find((one) => one === word);
  if (state === undefined) return `"${stated}" is no state: works, part or no`;
  if ((state === "part") !== (note !== "")) return "a part, and nothing else, says what is missing";
  return { id, section: id.slice(0, -3), requirement, observed, state, note, line };
}

/** Returns the codes in a text that belong to one of the sections, each with its line. */
export function codesIn(
  text: string,
  sections: ReadonlySet<string>,
): { code: string; line: number }[] {
  return text
    .split("\n")
    .flatMap((row, index) =>
      [...row.matchAll(/\b([A-Z]+)-\d\d\b(?!-)/g)]
        .filter(([, section = ""]) => sections.has(section))
        .map(([code]) => ({ code, line: index + 1 })),
    );
}
