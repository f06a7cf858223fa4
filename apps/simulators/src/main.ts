import type { FastifyPluginAsync } from "fastify";
import { paperpay } from "./paperpay/index.ts";

/** Paths under which the simulators are mounted beside the house. */
export const PAPERPAY_PATH = "/simulators/paperpay";

/** The outside world in one process: each simulator under its own path, speaking its own protocol. */
export const simulators =
  (options: {
    readonly publicUrl: string;
    readonly paperpaySecret: string;
    /** Folder for state, created when missing. Without it no payment under way outlives the process. */
    readonly folder?: string | undefined;
  }): FastifyPluginAsync =>
  async (app) => {
    await app.register(
      paperpay({
        secret: options.paperpaySecret,
        publicUrl: `${options.publicUrl}${PAPERPAY_PATH}`,
        folder: options.folder,
      }),
      { prefix: PAPERPAY_PATH },
    );
  };
