/** Time limits of one attempt of a call, in the browser and while a page is rendered (API-02). */
export const BROWSER_TIMEOUT_MS = 30_000;
export const SERVER_TIMEOUT_MS = 8_000;

/** Attempts after the first one, on network errors and timeouts only (API-03, OPEN-26). */
export const BROWSER_RETRIES = 6;
export const SERVER_RETRIES = 1;

const FIRST_DELAY_MS = 500;
const DELAY_MAX_MS = 8_000;

/** Wait before retry `attempt` (from 1), before jitter: 500 ms doubled each time, 8 s at most. */
export function retryDelayMs(attempt: number): number {
  return Math.min(DELAY_MAX_MS, FIRST_DELAY_MS * 2 ** (attempt - 1));
}

/** A repeated call must be harmless: reads, PUT and DELETE are, POST only when it carries an id. */
export function mayRetry(endpoint: { method: string; idempotency?: string | undefined }): boolean {
  return (
    endpoint.method === "GET" ||
    endpoint.method === "PUT" ||
    endpoint.method === "DELETE" ||
    (endpoint.method === "POST" && endpoint.idempotency !== undefined)
  );
}
