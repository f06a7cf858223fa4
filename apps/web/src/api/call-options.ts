/** Options of one call besides its input. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The kind of JSON that is asked for, where the endpoint has several. */
  readonly mediaType?: string;
  /** Attempts after the first, where another number is right than the policy's (API-03). */
  readonly retries?: number;
  /** Longest that an attempt may take, where it is not the policy's (API-02). */
  readonly timeoutMs?: number;
  /** Transport for tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Waits for tests. */
  readonly delayMs?: (attempt: number) => number;
}
