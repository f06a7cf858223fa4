import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "#platform/log";
import { Refused } from "../refused.ts";
import { sendFailure } from "./answer-failure.ts";

/**
 * Answers every address without an endpoint in the form of the house, before its body is read. Under
 * `/api` the site's pages have no say.
 */
export function refuseUnknownAddresses(app: FastifyInstance, log: Log): void {
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
    sendFailure(new Refused("not_found"), null, reply, log);
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) return refuse(request, reply);
  });
  for (const url of ["/api", "/api/*"]) app.all(url, { onRequest: refuse }, refuse);
}
