import { rest } from "../fault.ts";
import type { Bearing } from "./operation.ts";

/** Sent again this often, as a browser does; later ones are asked for in the end. */
const RETRIES = 5;
const RETRY_MS = { first: 100, most: 400 };

/** Sends until a definitive answer comes, six times at most. */
export async function untilAnswered(
  send: () => Promise<{ readonly bearing: Bearing }>,
): Promise<void> {
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    if (attempt > 0) await rest(Math.min(RETRY_MS.first * 2 ** (attempt - 1), RETRY_MS.most));
    if ((await send()).bearing !== "unknown") return;
  }
}
