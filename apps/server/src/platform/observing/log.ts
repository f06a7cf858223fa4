import { type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Structured logs without personal data or secrets: what could hold them is never passed in, and
 * what slips in under these names is struck out.
 */
const REDACTED = [
  "email",
  "password",
  "token",
  "secret",
  "cookie",
  "authorization",
  "ip",
  "*.email",
  "*.password",
  "*.token",
  "*.secret",
  "*.ip",
  "req.headers",
  "headers",
  "body",
];

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: REDACTED, censor: "[struck out]" },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(2),
  );
}
