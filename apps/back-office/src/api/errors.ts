import type { RefusalBody } from "@houselight/contracts/endpoint";

export interface FieldRefusal {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** The house says no, with the fields at fault. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly status: number;
  readonly fields: readonly FieldRefusal[];

  constructor(status: number, fields: readonly FieldRefusal[]) {
    super(fields[0]?.message ?? `HTTP ${status}`);
    this.status = status;
    this.fields = fields;
  }

  /** Tells whether one of the refusals has this code. */
  has(code: string): boolean {
    return this.fields.some((refused) => refused.code === code);
  }
}

/** The call came to nothing: the line was cut, the time was up, or the house failed. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number | null;

  constructor(status: number | null, cause?: unknown) {
    super(status === null ? "no answer" : `HTTP ${status}`, { cause });
    this.status = status;
  }
}

/** Returns the error for an answer that says no. */
export function answerError(status: number, body: unknown): RefusedError | CallError {
  if (status >= 500 && status !== 503) return new CallError(status);
  const errors = (body as Partial<RefusalBody> | null)?.errors;
  if (typeof errors !== "object" || errors === null) return new CallError(status);
  const fields = Object.entries(errors).flatMap(([field, codes]) =>
    Object.entries(codes ?? {}).map(([code, message]) => ({ field, code, message })),
  );
  return new RefusedError(status, fields);
}
