import type { Server } from "node:http";
import type { Socket } from "node:net";
import { addressBlock } from "./address-block.ts";

/** Written before HTTP is spoken: what comes after it is not read. */
const REFUSED =
  "HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 1\r\n\r\n";

/**
 * Bounds the open connections of one address, live sockets included. Trusted proxies are not
 * counted: all visitors share theirs.
 */
export function limitConnections(
  server: Server,
  options: { readonly perAddress: number; readonly isProxy: (address: string) => boolean },
): void {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (options.isProxy(address)) return;
    const block = addressBlock(address);
    const count = open.get(block) ?? 0;
    if (count >= options.perAddress) {
      socket.on("error", () => {});
      socket.end(REFUSED, () => socket.destroy());
      return;
    }
    open.set(block, count + 1);
    socket.once("close", () => {
      const left = (open.get(block) ?? 1) - 1;
      if (left > 0) open.set(block, left);
      else open.delete(block);
    });
  });
}
