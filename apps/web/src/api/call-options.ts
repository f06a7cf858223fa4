/** Options of one call besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key` where the endpoint asks for one. */
  readonly idempotencyKey?: string;
  /** Transport for tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Attempt limit and waits for tests. */
  readonly timeoutMs?: number;
  readonly delayMs?: (attempt: number) => number;
}
