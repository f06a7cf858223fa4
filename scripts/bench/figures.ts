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

/** A bound that a figure is to keep. */
type Goal = { readonly atLeast: number } | { readonly atMost: number };

const goals: Record<string, { readonly value: number; readonly met: boolean } & Goal> = {};

/** Keeps how a figure stands beside its goal; the last line says it of each. */
export function noteGoal(name: string, value: number, goal: Goal): void {
  const met = "atLeast" in goal ? value >= goal.atLeast : value <= goal.atMost;
  goals[name] = { value, ...goal, met };
}

/** Rounds to a number of decimals. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Prints all figures as one line of JSON, with the goals where there are some. */
export const printFigures = (): void =>
  say(JSON.stringify(Object.keys(goals).length > 0 ? { ...figures, goals } : figures));
