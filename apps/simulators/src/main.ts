import type { FastifyPluginAsync } from "fastify";
import { paperpay } from "./paperpay/index.ts";

/** Where each simulator is mounted beside the house. */
export const PAPERPAY_PATH = "/simulators/paperpay";

/** The outside world in one process: each simulator under its own path, speaking its own protocol. */
export const simulators =
  (options: { readonly publicUrl: string; readonly paperpaySecret: string }): FastifyPluginAsync =>
  async (app) => {
    await app.register(
      paperpay({
        secret: options.paperpaySecret,
        publicUrl: `${options.publicUrl}${PAPERPAY_PATH}`,
      }),
      { prefix: PAPERPAY_PATH },
    );
  };
