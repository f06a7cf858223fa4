/**
 * Prints the rules of every licence in every geography, asked of the code that decides. The last line is
 * JSON. Run: `npm run jurisdictions -- [--licence EE] [--country NO]`; a country may come several times.
 */
import { type Jurisdiction, jurisdictions, type Ruling } from "@houselight/server/jurisdictions";
import { readCommand } from "@houselight/test-kit/command-line";

const NAME_WIDTH = 38;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function main(): void {
  const { values } = readCommand({
    run: "npm run jurisdictions",
    about: "Prints the rules of every licence in every geography. The last line is JSON.",
    options: {
      licence: { type: "string", about: "code of the one licence to print" },
      country: { type: "string", multiple: true, about: "two capitals; may come several times" },
    },
  });
  const { licence, country } = values;
  for (const one of country ?? [])
    if (!/^[A-Z]{2}$/.test(one)) throw new Error(`A country is two capitals, not ${one}.`);
  const all = jurisdictions(country);
  const asked = licence === undefined ? all : all.filter((one) => one.licence === licence);
  if (asked.length === 0) throw new Error(`There is no licence ${licence}.`);
  for (const code of new Set(asked.map((one) => one.licence)))
    for (const line of tableOf(asked.filter((one) => one.licence === code))) say(line);
  say(JSON.stringify(asked));
}

/** Lines of one licence: a rule each, with its value in every geography. */
function tableOf(geographies: readonly Jurisdiction[]): string[] {
  const columns = geographies.map((one) => ({
    head: one.geography ?? "unknown",
    cells: Object.values(one.rules).map(cell),
  }));
  const widths = columns.map(({ head, cells }) =>
    Math.max(head.length, ...cells.map((text) => text.length)),
  );
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(NAME_WIDTH)}${cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join("  ")}`.trimEnd();
  const [first] = geographies;
  return [
    line(
      `licence ${first?.licence}`,
      columns.map(({ head }) => head),
    ),
    ...Object.keys(first?.rules ?? {}).map((name, at) =>
      line(
        name,
        columns.map(({ cells }) => cells[at] ?? ""),
      ),
    ),
    "",
  ];
}

/** Of a list, its length: the JSON names what is in it. */
function cell(value: Ruling): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(typeof value === "object" ? value.length : value);
}

try {
  main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
