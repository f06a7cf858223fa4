const ANSWER_TIMEOUT_MS = 10_000;
/** Largest body that is read unless said, bytes. */
const BODY_MAX = 4 * 1024 * 1024;

/** A studio answered with another status than 200. */
export class StudioRefuses extends Error {
  override readonly name = "StudioRefuses";
  readonly status: number;

  constructor(status: number) {
    super(`the studio says ${status}`);
    this.status = status;
  }
}

interface Question {
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; the question is a GET without. */
  readonly body?: string;
  readonly bodyMax?: number;
  readonly timeoutMs?: number;
}

/** Asks a studio for JSON below its address. Throws when it is away, answers otherwise, or says too much. */
export async function askStudio(
  { url }: { readonly url: string },
  path: string,
  { headers, body, bodyMax = BODY_MAX, timeoutMs = ANSWER_TIMEOUT_MS }: Question,
): Promise<unknown> {
  const answer = await fetch(`${url.replace(/\/+$/, "")}/${path}`, {
    headers: {
      ...headers,
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { method: "POST", body }),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status !== 200) throw new StudioRefuses(answer.status);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > bodyMax) throw new Error("the studio says too much");
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8")) as unknown;
}
