import { WebSocket } from "ws";
import type { LiveLimits } from "../limits.ts";
import { CLOSE } from "./protocol.ts";

const CLOSE_WAIT_MS = 1_000;
const REASON_LENGTH_MAX = 60;
const SECOND_MS = 1_000;

/** One socket's wire: sends, pings, counts what comes in and closes with a reason. */
export interface Wire {
  readonly isOpen: boolean;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Starts pinging; a client that does not answer is closed. */
  startPings(): void;
  ponged(): void;
  /** Counts a client's messages. False when there were too many within a second. */
  count(messages: number): boolean;
}

export interface WireOptions {
  readonly limits: Pick<LiveLimits, "bufferedBytes" | "messagesPerSecond" | "pingMs" | "pongMs">;
  readonly nowMs: () => number;
  /** Handles the end; called once, before the client is notified. */
  readonly ended: () => void;
}

/** Puts a wire around a socket. Reading from it is left to the caller. */
export function createWire(socket: WebSocket, options: WireOptions): Wire {
  const { limits, nowMs, ended } = options;
  let isOpen = true;
  let secondStartMs = nowMs();
  let inSecond = 0;
  let pingTimer: NodeJS.Timeout | undefined;
  let pongTimer: NodeJS.Timeout | undefined;

  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(pingTimer);
    clearTimeout(pongTimer);
    ended();
  };
  const close = (code: number, reason: string): void => {
    if (!isOpen) return;
    end();
    socket.close(code, reason.slice(0, REASON_LENGTH_MAX));
    // A client that does not answer the close is not waited for.
    const terminate = setTimeout(() => socket.terminate(), CLOSE_WAIT_MS).unref();
    socket.once("close", () => clearTimeout(terminate));
  };
  const send = (text: string): void => {
    if (!isOpen || socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > limits.bufferedBytes) return close(...CLOSE.slow);
    socket.send(text);
  };
  socket.on("close", end);
  // Its close follows; without a listener the error would end the process.
  socket.on("error", end);

  return {
    get isOpen() {
      return isOpen;
    },
    send,
    close,
    startPings() {
      pingTimer = setInterval(() => {
        send("{}");
        pongTimer ??= setTimeout(() => close(...CLOSE.noPong), limits.pongMs);
      }, limits.pingMs);
    },
    ponged() {
      clearTimeout(pongTimer);
      pongTimer = undefined;
    },
    count(messages) {
      const now = nowMs();
      if (now - secondStartMs >= SECOND_MS) {
        secondStartMs = now;
        inSecond = 0;
      }
      inSecond += messages;
      return inSecond <= limits.messagesPerSecond;
    },
  };
}
