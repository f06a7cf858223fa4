import type { HttpAnswer } from "@houselight/test-kit";
import { rest } from "../../fault.ts";

const TRIES = 20;
const PAUSE_MS = 250;

/** A whole list of the house, page by page; `read` gets the last row of the page before. */
export async function readPages<T>(
  read: (last: T | undefined) => Promise<HttpAnswer<T[]>>,
  limit: number,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const page = await readUntilAnswered(() => read(rows.at(-1)));
    rows.push(...page);
    if (page.length < limit) return rows;
  }
}

/** Reading changes nothing: a house that has just come back is asked again. */
export async function readUntilAnswered<T>(read: () => Promise<HttpAnswer<T>>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const answer = await read().catch(() => null);
    if (answer?.status === 200) return answer.body;
    if (attempt === TRIES) throw new Error(`a list is answered ${answer?.status ?? "nothing"}`);
    await rest(PAUSE_MS);
  }
}
