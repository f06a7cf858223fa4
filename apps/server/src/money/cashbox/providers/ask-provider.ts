import type * as z from "zod/mini";
import { ProviderUnavailable } from "./provider.ts";

/** Time that a provider has to answer. */
const TIMEOUT_MS = 5000;

export interface Question {
  readonly url: string;
  readonly authorization: string;
  /** Sent as JSON by POST; without one it is a GET. */
  readonly body?: object;
  /** Its answer may be empty. */
  readonly method?: "DELETE";
  readonly timeoutMs?: number;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Asks a provider and gives its answer below 500, whatever it says.
 * Throws ProviderUnavailable when there is none in time, or none in JSON where it says yes.
 */
export async function askProvider(question: Question): Promise<Answer> {
  const { url, authorization, body, method, timeoutMs = TIMEOUT_MS } = question;
  try {
    const response = await fetch(url, {
      method: method ?? (body ? "POST" : "GET"),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (response.status >= 500) throw new Error(`it answers ${response.status}`);
    const text = await response.text();
    const isRead = response.ok && (method === undefined || text !== "");
    return { status: response.status, body: isRead ? JSON.parse(text) : readOrNull(text) };
  } catch (error) {
    throw new ProviderUnavailable(`${new URL(url).host} does not answer as agreed`, {
      cause: error,
    });
  }
}

/** The answer as it was agreed. Throws ProviderUnavailable when it is anything else. */
export function agreed<T>(schema: z.ZodMiniType<T>, { status, body }: Answer): T {
  if (status >= 300) throw new ProviderUnavailable(`the provider answers ${status}`);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new ProviderUnavailable("the provider answers in another form");
  return parsed.data;
}

function readOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
