/**
 * The business says no. `field` names the input at fault (`base` when none is), `message` is the
 * English text; a client translates by the code and falls back to the message.
 */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 451 | 503;
  readonly field: string;
  readonly message: string;
}

export function refusal(status: Refusal["status"], field: string, message: string): Refusal {
  return { status, field, message };
}

/** The wire shape of every error: `{ errors: { field: { code: message } } }`. */
export interface RefusalBody {
  readonly errors: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function refusalBody(
  code: string,
  refused: Pick<Refusal, "field" | "message">,
): RefusalBody {
  return { errors: { [refused.field]: { [code]: refused.message } } };
}
