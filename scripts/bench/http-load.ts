import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { percentiles, type Percentiles, stopwatch } from "./timing.ts";

export interface LoadFigure extends Percentiles {
  readonly requestsPerSecond: number;
  readonly requests: number;
  /** Answers that were not 2xx. */
  readonly refused: number;
}

export interface RequestText {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends requests over kept-alive connections, the next when the last is answered. Written on bare
 * sockets so that the load costs little beside the server it shares the machine with.
 */
export async function loadHttp(
  port: number,
  options: {
    readonly connections: number;
    readonly seconds: number;
    /** Pause of each connection between an answer and its next request. */
    readonly pauseMs?: number;
    next(): RequestText;
  },
): Promise<LoadFigure> {
  const latencies: number[] = [];
  let refused = 0;
  const watch = stopwatch();
  const connection = async () => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    const answers = readAnswers(socket);
    while (watch() < options.seconds) {
      const own = stopwatch();
      socket.write(textOf(options.next()));
      const { value: status } = await answers.next();
      if (status === undefined) throw new Error("the server closed a connection");
      latencies.push(own() * 1000);
      if (status >= 300) refused++;
      if (options.pauseMs) await sleep(options.pauseMs);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: options.connections }, connection));
  const seconds = watch();
  return {
    requestsPerSecond: Math.round(latencies.length / seconds),
    requests: latencies.length,
    refused,
    ...percentiles(latencies),
  };
}

export function textOf({ method, path, headers, body = "" }: RequestText): string {
  const lines = Object.entries({
    host: "127.0.0.1",
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  });
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join("\r\n")}\r\n\r\n${body}`;
}

/** The statuses of the answers on a connection, in order. Reads both forms of length. */
export async function* readAnswers(socket: Socket): AsyncGenerator<number, undefined> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of socket) {
    pending = pending.length === 0 ? (chunk as Buffer) : Buffer.concat([pending, chunk as Buffer]);
    for (;;) {
      const end = answerEnd(pending);
      if (end === null) break;
      yield Number(pending.toString("latin1", 9, 12));
      pending = pending.subarray(end);
    }
  }
  return undefined;
}

function answerEnd(bytes: Buffer): number | null {
  const headEnd = bytes.indexOf("\r\n\r\n");
  if (headEnd < 0) return null;
  const head = bytes.toString("latin1", 0, headEnd).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) {
    const end = headEnd + 4 + Number(length);
    return bytes.length >= end ? end : null;
  }
  const last = bytes.indexOf("0\r\n\r\n", headEnd + 2);
  return last < 0 ? null : last + 5;
}
