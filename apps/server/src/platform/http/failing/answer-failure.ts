import { type EndpointShape, GENERAL_REFUSALS } from "@houselight/contracts";
import type { FastifyReply } from "fastify";
import type { Log } from "#platform/log";
import { type Answer, refuse } from "../dispatch.ts";
import { Refused } from "../refused.ts";
import { isUnavailable } from "./unavailable.ts";

const FRAMEWORK_REFUSALS: Readonly<Record<string, keyof typeof GENERAL_REFUSALS>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "request_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "media_type_not_supported",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_request",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_request",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_request",
  FST_ERR_BAD_URL: "malformed_request",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

/** Answers a failure: a refusal outside a handler, an unreachable database, or a defect. */
export function failureAnswer(error: unknown, endpoint: EndpointShape | null, log: Log): Answer {
  if (error instanceof Refused) return refuse(endpoint, error);
  const code = FRAMEWORK_REFUSALS[(error as { code?: string }).code ?? ""];
  if (code) return refuse(endpoint, new Refused(code));
  if (isUnavailable(error)) {
    log.warn({ endpoint: endpoint?.name, err: error }, "unavailable");
    return refuse(endpoint, new Refused("service_unavailable"));
  }
  log.error({ endpoint: endpoint?.name, err: error }, "an endpoint failed");
  return {
    status: 500,
    body: { errors: { base: { internal_error: "Something went wrong on our side." } } },
  };
}

export function sendFailure(
  error: unknown,
  endpoint: EndpointShape | null,
  reply: FastifyReply,
  log: Log,
  reword = (answer: Answer): Answer => answer,
): FastifyReply {
  // Whoever was answered can name the request to us.
  const answer = reword(failureAnswer(error, endpoint, log.child({ request: reply.request.id })));
  if (answer.status === 503) void reply.header("retry-after", "1");
  return reply.code(answer.status).send(answer.body);
}
