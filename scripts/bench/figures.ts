/** The figures of a run by name: printed as a table while they come, and as JSON at the end. */
const figures: Record<string, number | string> = {};

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Keeps a figure and prints its row. */
export function note(name: string, value: number | string, unit: string): void {
  figures[name] = value;
  say(`| ${name} | ${value} | ${unit} |`);
}

/** Rounds to a number of decimals. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

export const printFigures = (): void => say(JSON.stringify(figures));
