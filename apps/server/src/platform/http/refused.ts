/**
 * The business says no. The code is one that the endpoint declares; the mount answers with its
 * status, field and message. `details` override the field (which of several was at fault).
 */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: string;
  readonly field: string | undefined;
  /** Seconds until a retry is worthwhile; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, field?: string, retryAfterSeconds?: number) {
    super(code);
    this.code = code;
    this.field = field;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
