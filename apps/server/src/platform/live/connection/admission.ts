import type { IncomingMessage } from "node:http";
import { addressBlock, type SourceOf } from "#platform/network";
import type { LiveLimits } from "../limits.ts";

export interface AdmissionOptions {
  readonly limits: Pick<LiveLimits, "connectionsPerAddress" | "connectionsInAll">;
  readonly sourceOf: SourceOf;
}

/** HTTP status and text with which an upgrade is refused. */
export type Refusal = "403 Forbidden" | "429 Too Many Requests" | "503 Service Unavailable";

export interface Admission {
  /** Counts a socket in, or says why it may not come. */
  enter(request: IncomingMessage): { readonly leave: () => void } | { readonly refused: Refusal };
}

/** Admits sockets: from the house's own pages, up to a limit per address and in all. */
export function createAdmission(options: AdmissionOptions): Admission {
  const { limits, sourceOf } = options;
  const perAddress = new Map<string, number>();
  let inAll = 0;
  return {
    enter(request) {
      const { origin } = request.headers;
      const { address, owns } = sourceOf(request);
      // Only browsers send an origin, and only a browser can be used against its owner.
      if (origin !== undefined && !owns(origin)) return { refused: "403 Forbidden" };
      const block = addressBlock(address);
      const here = perAddress.get(block) ?? 0;
      if (here >= limits.connectionsPerAddress) return { refused: "429 Too Many Requests" };
      if (inAll >= limits.connectionsInAll) return { refused: "503 Service Unavailable" };
      perAddress.set(block, here + 1);
      inAll += 1;
      let inside = true;
      return {
        leave() {
          if (!inside) return;
          inside = false;
          inAll -= 1;
          const left = (perAddress.get(block) ?? 1) - 1;
          if (left > 0) perAddress.set(block, left);
          else perAddress.delete(block);
        },
      };
    },
  };
}
