import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { Centrifuge, type Options } from "centrifuge";
import { WebSocket } from "ws";
import { createLog } from "#platform/log";
import { createRequestSource, trustedProxies } from "#platform/network";
import { createLiveHub } from "./create-live-hub.ts";
import type { LiveHubOptions, RunningLiveHub } from "./live-hub.ts";

const PATH = "/connection/websocket";

/** A clock that runs, and that a test can push forward. */
export function movableClock() {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance: (ms: number) => {
      aheadMs += ms;
    },
  };
}

export interface TestHouse {
  readonly hub: RunningLiveHub;
  readonly url: string;
  readonly counted: () => number;
  /** Cuts every connection as a broken line would. */
  cut(): void;
  close(): Promise<void>;
}

/** A hub behind an HTTP server of its own on a free port. */
export async function startTestHouse(options: Partial<LiveHubOptions> = {}): Promise<TestHouse> {
  let count = 0;
  const hub = createLiveHub({
    secret: "5ec4e7".repeat(8),
    clock: movableClock(),
    log: createLog("silent"),
    connections: { inc: () => void count++, dec: () => void count-- },
    valkey: null,
    sourceOf: createRequestSource({ trusts: trustedProxies("no") }),
    ...options,
  });
  const server: Server = createServer((_request, response) => response.end());
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  hub.attach(server, PATH);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    hub,
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    counted: () => count,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      await hub.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Records the messages of a client, in order, and waits for one. */
export function record(client: Centrifuge) {
  const heard: { channel: string; event: string; data: unknown }[] = [];
  const subscribed: { channel: string; recovered: boolean; wasRecovering: boolean }[] = [];
  const disconnected: { code: number; reason: string }[] = [];
  const connecting: { code: number; reason: string }[] = [];
  const errors: number[] = [];
  let connects = 0;
  client.on("publication", ({ channel, data }) => heard.push({ channel, ...data }));
  client.on("subscribed", ({ channel, recovered, wasRecovering }) =>
    subscribed.push({ channel, recovered, wasRecovering }),
  );
  client.on("disconnected", ({ code, reason }) => disconnected.push({ code, reason }));
  client.on("connecting", ({ code, reason }) => connecting.push({ code, reason }));
  client.on("connected", () => void connects++);
  client.on("error", ({ error }) => errors.push(error.code));
  return {
    heard,
    subscribed,
    disconnected,
    connecting,
    errors,
    connects: () => connects,
    data: () => heard.map(({ data }) => data),
  };
}

/** The published client as the browser uses it, with short waits. */
export function testClient(
  url: string,
  options: Partial<Options> & { token?: string },
): Centrifuge {
  return new Centrifuge(url, {
    websocket: WebSocket,
    minReconnectDelay: 20,
    maxReconnectDelay: 50,
    ...options,
  });
}

/** Waits until a condition holds; the test's own time limit ends a wait in vain. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A bare socket for what no proper client sends. Resolves with what came back and how it closed. */
export function rawSocket(
  url: string,
  options: { origin?: string; headers?: Record<string, string> } = {},
) {
  const socket = new WebSocket(url, options);
  const received: string[] = [];
  socket.on("message", (data) => received.push(String(data)));
  const opened = new Promise<void>((resolve, reject) => {
    socket.once("open", () => resolve());
    socket.once("error", reject);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once("close", (code, reason) => resolve({ code, reason: String(reason) }));
  });
  return { socket, received, opened, closed };
}
