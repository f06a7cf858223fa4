import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type GeneralRefusalCode, GENERAL_REFUSALS, refusalBody } from "@houselight/contracts";
import { SECURITY_HEADERS } from "../headers/security-headers.ts";

/** Refusals of what never became a request, by the code of Node's error. */
const REFUSALS: Readonly<Record<string, GeneralRefusalCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "request_too_large",
};

/** Answers, in the form of the house, what cannot be read as HTTP or does not come to its end. */
export function answerClientError(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const code = REFUSALS[error.code ?? ""] ?? "malformed_request";
  const refused = GENERAL_REFUSALS[code];
  const body = JSON.stringify(refusalBody(code, refused));
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = `HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status] ?? ""}\r\n`;
  // What the other end still sends is not waited for.
  socket.end(`${status}${headers.join("")}\r\n${body}`, () => socket.destroy());
}
