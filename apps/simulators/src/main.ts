import Fastify from "fastify";
import { paperpay } from "./paperpay/index.ts";

/** Path of the payment provider below the simulators' address. */
export const PAPERPAY_PATH = "/paperpay";

export interface SimulatorsOptions {
  readonly host: string;
  /** A free one when 0. */
  readonly port: number;
  /** Address of the simulators for browsers, without a slash at the end. */
  readonly publicUrl: string;
  readonly paperpaySecret: string;
  /** Folder for state, created when missing. Without it no payment under way outlives the process. */
  readonly folder?: string | undefined;
}

export interface RunningSimulators {
  /** The address they listen at. */
  readonly url: string;
  close(): Promise<void>;
}

/** Headers of every page: it runs its own files alone and stands in no frame. */
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; img-src 'self'; script-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/**
 * Starts the outside world in this process: each simulator under its own path, speaking its own
 * protocol. It listens on a port of its own, for to a browser it is another site than the house.
 */
export async function openSimulators(options: SimulatorsOptions): Promise<RunningSimulators> {
  const { host, port, publicUrl, paperpaySecret, folder } = options;
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.addHook("onRequest", async (_request, reply) => void reply.headers(HEADERS));
  const paperpayUrl = `${publicUrl}${PAPERPAY_PATH}`;
  await app.register(paperpay({ secret: paperpaySecret, publicUrl: paperpayUrl, folder }), {
    prefix: PAPERPAY_PATH,
  });
  const url = await app.listen({ host, port });
  return { url, close: () => app.close() };
}
