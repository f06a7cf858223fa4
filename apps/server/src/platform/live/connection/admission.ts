import type { IncomingMessage } from "node:http";
import type { LiveLimits } from "../limits.ts";

export interface AdmissionOptions {
  readonly limits: Pick<LiveLimits, "connectionsPerAddress" | "connectionsInAll">;
  readonly allowedOrigin: (origin: string, host: string) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
}

/** HTTP status and text with which an upgrade is refused. */
export type Refusal = "403 Forbidden" | "429 Too Many Requests" | "503 Service Unavailable";

export interface Admission {
  /** Counts a socket in, or says why it may not come. */
  enter(request: IncomingMessage): { readonly leave: () => void } | { readonly refused: Refusal };
}

/** Admits sockets: from allowed origins, up to a limit per address and in all. */
export function createAdmission(options: AdmissionOptions): Admission {
  const { limits, allowedOrigin, addressOf } = options;
  const perAddress = new Map<string, number>();
  let inAll = 0;
  return {
    enter(request) {
      const { origin, host = "" } = request.headers;
      // Only browsers send an origin, and only a browser can be used against its owner.
      if (origin !== undefined && !allowedOrigin(origin, host)) return { refused: "403 Forbidden" };
      const address = addressOf(request);
      const here = perAddress.get(address) ?? 0;
      if (here >= limits.connectionsPerAddress) return { refused: "429 Too Many Requests" };
      if (inAll >= limits.connectionsInAll) return { refused: "503 Service Unavailable" };
      perAddress.set(address, here + 1);
      inAll += 1;
      let inside = true;
      return {
        leave() {
          if (!inside) return;
          inside = false;
          inAll -= 1;
          const left = (perAddress.get(address) ?? 1) - 1;
          if (left > 0) perAddress.set(address, left);
          else perAddress.delete(address);
        },
      };
    },
  };
}

/** A page may connect to the host that served it. */
export function sameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

export const peerAddress = (request: IncomingMessage): string =>
  request.socket.remoteAddress ?? "unknown";
