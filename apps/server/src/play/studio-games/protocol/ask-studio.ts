import type { Studio } from "./adapter.ts";

const ANSWER_TIMEOUT_MS = 10_000;
/** Largest body that is read, bytes. */
const BODY_MAX = 4 * 1024 * 1024;

/** Asks a studio for JSON below its address. Throws when it is away, answers otherwise, or says too much. */
export async function askStudio(
  { url }: Studio,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const answer = await fetch(`${url.replace(/\/+$/, "")}/${path}`, {
    headers: { ...headers, accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  if (answer.status !== 200) throw new Error(`the studio says ${answer.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > BODY_MAX) throw new Error("the studio says too much");
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8")) as unknown;
}
