import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Gauge } from "prom-client";
import { WebSocketServer } from "ws";
import type { Admission, Refusal } from "./admission.ts";
import { Connection, type ConnectionOptions } from "./connection.ts";
import { CLOSE } from "./protocol.ts";

const CLOSE_WAIT_MS = 2_000;

export interface SocketsOptions {
  readonly gauge: Pick<Gauge, "inc" | "dec">;
  readonly admission: Admission;
  readonly connection: ConnectionOptions;
}

/** All open sockets of a hub, and the servers it answers upgrades on. */
export interface Sockets {
  attach(server: Server, path: string): void;
  close(): Promise<void>;
}

export function createSockets(options: SocketsOptions): Sockets {
  const { gauge, admission, connection } = options;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    perMessageDeflate: false,
    maxPayload: connection.limits.messageBytes,
  });
  const open = new Set<Connection>();
  const detach: (() => void)[] = [];
  let closing: Promise<void> | undefined;

  /** Sends everybody away; who does not answer is cut off. */
  const sendAway = async (): Promise<void> => {
    for (const stop of detach.splice(0)) stop();
    for (const one of open) one.close(...CLOSE.shutdown);
    const terminate = setTimeout(() => {
      for (const webSocket of server.clients) webSocket.terminate();
    }, CLOSE_WAIT_MS).unref();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    clearTimeout(terminate);
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const entry = closing
      ? { refused: "503 Service Unavailable" as const }
      : admission.enter(request);
    if ("refused" in entry) return refuse(socket, entry.refused);
    gauge.inc();
    socket.once("close", () => {
      gauge.dec();
      entry.leave();
    });
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const ended = (one: Connection): void => {
        open.delete(one);
        connection.ended(one);
      };
      open.add(new Connection(webSocket, { ...connection, ended }));
    });
  };

  return {
    attach(httpServer, path) {
      const listener = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
        if (request.url?.split("?")[0] === path) upgrade(request, socket, head);
        // Node leaves an upgrade that nobody answers hanging.
        else if (httpServer.listenerCount("upgrade") === 1) refuse(socket, "404 Not Found");
      };
      httpServer.on("upgrade", listener);
      detach.push(() => httpServer.off("upgrade", listener));
    },
    close: () => (closing ??= sendAway()),
  };
}

function refuse(socket: Duplex, status: Refusal | "404 Not Found"): void {
  // The peer may be gone already.
  socket.on("error", () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
