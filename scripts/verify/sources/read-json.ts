import { readFile } from "node:fs/promises";
import { NotVerifiable } from "../verify-round.ts";

/** Returns what a file holds. Throws NotVerifiable when it cannot be read or is no JSON. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new NotVerifiable(`The file ${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new NotVerifiable(`The file ${file} is no JSON.`);
  }
}
