import type { CaptchaView } from "@houselight/contracts/sign-in";
import type { Challenge, Solution } from "altcha-lib";
import type { Search } from "./solver.worker.ts";

const WORKERS_MAX = 4;

/**
 * Solves a captcha of the house in workers, beside the page. Returns the answer for the form.
 * Throws when the browser cannot: without workers, or on a page that is not secure.
 */
export async function solveCaptcha(
  { challenge }: CaptchaView,
  signal: AbortSignal,
): Promise<string> {
  // The form may have gone while the script of this came.
  signal.throwIfAborted();
  const count = Math.max(1, Math.min(WORKERS_MAX, (navigator.hardwareConcurrency || 2) - 1));
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL("./solver.worker.ts", import.meta.url), { type: "module" }),
  );
  try {
    const found = await Promise.race([
      ...workers.map((worker, start) =>
        search(worker, { challenge: challenge as unknown as Challenge, start, step: count }),
      ),
      aborted(signal),
    ]);
    if (!found) throw new Error("no worker has solved the captcha");
    return base64url(JSON.stringify({ challenge, solution: found }));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

const search = (worker: Worker, part: Search): Promise<Solution | null> =>
  new Promise((resolve, reject) => {
    worker.addEventListener("message", (event: MessageEvent<Solution | null>) =>
      resolve(event.data),
    );
    worker.addEventListener("error", () => reject(new Error("a worker failed")));
    worker.postMessage(part);
  });

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

/** The text is ASCII: hex, names of fields and numbers. */
const base64url = (text: string): string =>
  btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
