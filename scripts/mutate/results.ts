import { createHash } from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Mutant } from "./find-mutants.ts";

/** The end of one mutant, and the text of the file it was made of. */
interface Result {
  readonly killed: boolean;
  readonly file: string;
}

/** A survivor that was looked at, under the mutant's id. */
interface Answer {
  readonly mutant: string;
  /** True where no input can tell the mutant from the original. */
  readonly equivalent: boolean;
  readonly why: string;
}
export type Answers = Readonly<Record<string, Answer>>;

/** Results kept between runs: a run that was broken off goes on, and a killed mutant of an unchanged file stays killed. */
export interface Results {
  knows(mutant: Mutant, text: string): boolean;
  note(mutant: Mutant, text: string, killed: boolean): void;
}

const hashOf = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 16);

export async function openResults(path: string): Promise<Results> {
  const kept = JSON.parse(await readFile(path, "utf8").catch(() => "{}")) as Record<string, Result>;
  return {
    knows: ({ id }, text) => kept[id]?.killed === true && kept[id].file === hashOf(text),
    // At once: two workers that end together would take each other's draft.
    note: ({ id }, text, killed) => {
      kept[id] = { killed, file: hashOf(text) };
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(`${path}.draft`, JSON.stringify(kept));
      renameSync(`${path}.draft`, path);
    },
  };
}

/** The figures of a run: the share killed of those that are not proven equivalent, in percent. */
export function scoreOf(
  survivors: readonly Mutant[],
  sampled: number,
  answers: Answers,
): { killed: number; survived: number; equivalent: number; unanswered: number; percent: number } {
  const equivalent = survivors.filter(({ id }) => answers[id]?.equivalent).length;
  const killed = sampled - survivors.length;
  const survived = survivors.length - equivalent;
  const unanswered = survivors.filter(({ id }) => !answers[id]).length;
  const percent = Math.round((killed / Math.max(1, killed + survived)) * 1000) / 10;
  return { killed, survived, equivalent, unanswered, percent };
}
