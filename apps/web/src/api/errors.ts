import type { RefusalBody } from "@houselight/contracts/endpoint";

export interface FieldRefusal {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** The server says no, with the fields at fault: shown to the visitor. */
export class RefusedError extends Error {
  readonly status: number;
  readonly fields: readonly FieldRefusal[];

  constructor(status: number, fields: readonly FieldRefusal[]) {
    super(fields[0]?.message ?? `HTTP ${status}`);
    this.name = "RefusedError";
    this.status = status;
    this.fields = fields;
  }

  /** Tells if one of the refusals has this code. */
  has(code: string): boolean {
    return this.fields.some((refused) => refused.code === code);
  }
}

/**
 * Tells whether the house has refused for good. A busy one (503) may have done what was asked, or do it
 * still: whoever asked for money asks again under the same id.
 */
export const isRefused = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.status < 500;

/**
 * Tells whether the house has looked at what was sent and refused it. It looks at nothing of whom it does not
 * know any more (401), who asks too often (429) or has to solve a captcha first: an attempt before this one may
 * have been carried out.
 */
export const isDecided = (error: unknown): error is RefusedError =>
  isRefused(error) &&
  error.status !== 401 &&
  error.status !== 429 &&
  !error.has("captcha_required");

/** Nothing is there, or nothing has a name or id of this form. */
const NOWHERE: readonly number[] = [400, 404, 422];

/** Tells whether there is nothing at the address that was read: the page of it is not found. */
export const isNowhere = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && NOWHERE.includes(error.status);

/** The call came to nothing: `HTTP 500: Internal Server Error`, `timeout of 30000ms exceeded` (ERROR-03). */
export class CallError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.name = "CallError";
    this.status = status;
  }
}

/** Words with which browsers, and what loads styles, say that a part of the page did not come. */
const NO_PART = /dynamically imported module|importing a module script|unable to preload css/i;

/** Tells whether what was asked for never came, an answer or a part of the page: the line was cut, or the time was up. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof CallError
    ? error.status === null
    : error instanceof Error && NO_PART.test(error.message);

const httpErrorText = (status: number, statusText: string): string =>
  `HTTP ${status}: ${statusText}`;

export const timeoutText = (timeoutMs: number): string => `timeout of ${timeoutMs}ms exceeded`;

/** Reads `{ errors: { field: { code: message } } }`; null when the body is something else. */
function readRefusals(body: unknown): FieldRefusal[] | null {
  if (typeof body !== "object" || body === null || !("errors" in body)) return null;
  const { errors } = body as RefusalBody;
  if (typeof errors !== "object" || errors === null) return null;
  return Object.entries(errors).flatMap(([field, codes]) =>
    Object.entries(codes ?? {}).map(([code, message]) => ({ field, code, message })),
  );
}

/** The only status of the house's own failures that says something to a visitor: it is busy. */
const BUSY = 503;

/** Returns the error for an answer that says no: a refusal, or another status. */
export function answerError(
  status: number,
  statusText: string,
  body: unknown,
  cause?: unknown,
): RefusedError | CallError {
  const isDefect = status >= 500 && status !== BUSY;
  const refusals = isDefect ? null : readRefusals(body);
  return refusals
    ? new RefusedError(status, refusals)
    : new CallError(httpErrorText(status, statusText), status, cause);
}

/** Returns the error for a call that came to nothing. */
export const lostError = (cause: unknown): CallError =>
  new CallError(cause instanceof Error ? cause.message : "", null, cause);
