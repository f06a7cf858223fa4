import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { AddressInfo } from "node:net";
import type { Redis } from "ioredis";
import type { Clock } from "#platform/clock";
import type { Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";
import { randomIds } from "#platform/ids";
import { limitConnections, type SourceOf } from "#platform/network";
import { compressAnswers } from "./answers/compress-answers.ts";
import { sendFile } from "./answers/send-file.ts";
import { sendRevalidated } from "./answers/send-revalidated.ts";
import { answerInTime } from "./failing/answer-in-time.ts";
import { type Answer, type DispatchOptions, dispatch } from "./dispatch.ts";
import { sendFailure } from "./failing/answer-failure.ts";
import { answerClientError } from "./failing/client-errors.ts";
import { refuseUnknownAddresses } from "./failing/unknown-address.ts";
import { originFault } from "./headers/origin.ts";
import { createUploads, type Uploads } from "./input/read-upload.ts";
import { SECURITY_HEADERS } from "./headers/security-headers.ts";
import { mountOpenApi } from "./openapi/openapi.ts";
import { createProvenLimits, createRateLimits } from "./rate-limits.ts";
import { Refused } from "./refused.ts";
import {
  createContext,
  type Geography,
  type Identities,
  type RequestFacts,
} from "./request-context.ts";
import type { Route } from "./route.ts";
import { type CallApi, createCallApi } from "./in-process/call-in-process.ts";
import { PARAM_LENGTH_MAX } from "./in-process/find-route.ts";

const BODY_LIMIT_BYTES = 16_384;
const REQUEST_TIMEOUT_MS = 20_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Longer than a statement may take, shorter than callers wait. */
const ANSWER_WITHIN_MS = 8_000;

export interface HttpOptions extends Identities, Geography {
  readonly routes: readonly Route[];
  readonly log: Log;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly valkey: Redis | null;
  readonly sourceOf: SourceOf;
  /** A request must have come whole within this time; 20 s unless said. */
  readonly requestTimeoutMs?: number;
  /** Bounds the open connections of one address. */
  readonly connections?: Parameters<typeof limitConnections>[1];
  /** Tells if the visitor's country closes an entrance. */
  readonly isClosed?: DispatchOptions["isClosed"];
  readonly checkOutput: boolean;
  /** Multiplies every rate limit; 1 but in tests and benches. */
  readonly limitScale?: number;
  /** Sees every request before any address is looked up: what it answers goes no further. */
  readonly firstOf?: (app: FastifyInstance) => Promise<void>;
  /** Rejects when the house cannot serve. */
  ready(): Promise<void>;
  /** Tells whether no new requests should be sent. */
  isEnding?(): boolean;
}

export interface HttpServer {
  readonly app: FastifyInstance;
  readonly callApi: CallApi;
}

/** Mounts the endpoints of the contract, their description, and the doors of operation. */
export async function createHttp(options: HttpOptions): Promise<HttpServer> {
  const app = createApp(options);
  app.addHook("onRequest", (request, reply, done) => {
    // By the house's clock: the site tells by it how far a visitor's own is off.
    reply
      .headers(SECURITY_HEADERS)
      .header("date", options.clock.now().toUTCString())
      .header("x-request-id", request.id);
    done();
  });
  measure(app, options.metrics);
  await options.firstOf?.(app);
  await compressAnswers(app);
  refuseUnknownAddresses(app, options.log);
  let known = 0;
  // Asked of the system once: an app listens once.
  const port = () => (known ||= (app.server.address() as AddressInfo | null)?.port ?? 0);
  const respond = createResponder(options, port);
  const uploads = createUploads();
  const takesFile = ({ endpoint }: Route) => endpoint.upload !== undefined;
  await app.register(async (api) => {
    readBodiesAsText(api);
    for (const route of options.routes)
      if (!takesFile(route) && !route.endpoint.ignoresBody)
        mount(api, route, respond, options, uploads);
  });
  await app.register(async (api) => {
    ignoreBodies(api);
    for (const route of options.routes)
      if (route.endpoint.ignoresBody) mount(api, route, respond, options, uploads);
  });
  // A scope of its own: no other endpoint understands a form.
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    await api.register(multipart);
    for (const route of options.routes)
      if (takesFile(route)) mount(api, route, respond, options, uploads);
  });
  await mountOpenApi(app);
  mountOperation(app, options);
  app.setErrorHandler((error, _request, reply) => sendFailure(error, null, reply, options.log));
  const { routes, log, identify } = options;
  return { app, callApi: createCallApi({ routes, log, identify, respond }) };
}

/** Builds the server: bounded in what a request may be, how long it may take and who may connect how often. */
function createApp(options: HttpOptions): FastifyInstance {
  const { log, requestTimeoutMs = REQUEST_TIMEOUT_MS, connections } = options;
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: Math.min(requestTimeoutMs, HEADERS_TIMEOUT_MS),
      // Node looks for late requests this often: one is ended at most a tenth late.
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 10),
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: PARAM_LENGTH_MAX },
    forceCloseConnections: true,
    // Of our own making: what a sender names is nothing to find a request by.
    genReqId: () => randomIds.uuid(),
    clientErrorHandler: answerClientError,
    // Outside of any hook: an address that cannot be read belongs to no route.
    frameworkErrors: (error, _request, reply) => {
      sendFailure(error, null, reply.headers(SECURITY_HEADERS), log);
    },
  }) as unknown as FastifyInstance;
  if (connections) limitConnections(app.server, connections);
  return app;
}

type Respond = (
  route: Route,
  facts: Omit<RequestFacts, "port">,
  input: { params: unknown; query: unknown; body: unknown },
) => Promise<Answer>;

function createResponder(options: HttpOptions, port: () => number): Respond {
  const limits = createRateLimits(options.valkey, options.limitScale);
  const limitProven = createProvenLimits(options.valkey, options.limitScale);
  const { checkOutput, isClosed } = options;
  const dispatching: DispatchOptions = { limit: limits, limitProven, isClosed, checkOutput };
  const answer: Respond = async (route, facts, input) => {
    const context = await createContext({ ...facts, port: port() }, route.endpoint, options);
    const fault = originFault({
      owns: (origin) => facts.owns(origin),
      origin: facts.header("origin"),
      fetchSite: facts.header("sec-fetch-site"),
      requestedWith: facts.header("x-requested-with"),
    });
    const answered = await dispatch(route, { ...input, context, originFault: fault }, dispatching);
    if (context.mediaType !== "") facts.setHeader("vary", "accept");
    if (context.mediaType !== "" && answered.status < 300)
      facts.setHeader("content-type", context.mediaType);
    return answered;
  };
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  return (route, facts, input) =>
    // A file may take as long to come as any request.
    answerInTime(
      answer(route, facts, input),
      ANSWER_WITHIN_MS + (route.endpoint.upload ? requestTimeoutMs : 0),
      (error) =>
        options.log.warn(
          { endpoint: route.endpoint.name, request: facts.requestId, err: error },
          "failed after its answer",
        ),
    );
}

/** The body stays text until the endpoint is known: signatures are over the bytes as sent. */
function readBodiesAsText(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
}

/** Takes a body whatever it calls itself, and forgets it. */
function ignoreBodies(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, ""));
}

function mount(
  api: FastifyInstance,
  route: Route,
  respond: Respond,
  options: HttpOptions,
  uploads: Uploads,
): void {
  const { endpoint } = route;
  api.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{([a-z_]+)\}/g, ":$1"),
    bodyLimit: endpoint.bodyLimitBytes ?? BODY_LIMIT_BYTES,
    errorHandler: (error, request, reply) =>
      sendFailure(error, endpoint, reply, options.log, (answer) =>
        reworded(route, answer, request),
      ),
    handler: async (request, reply) => {
      const rawBody = typeof request.body === "string" ? request.body : "";
      const body = rawBody === "" ? undefined : parseJson(rawBody);
      const upload = () => uploads.read(request, endpoint.upload?.maxBytes ?? 0);
      const facts = { ...factsOf(options.sourceOf, request, reply, rawBody), upload };
      const answered = await respond(route, facts, {
        params: request.params,
        query: request.query,
        body,
      });
      const answer = reworded(route, answered, request);
      void reply.code(answer.status).header("cache-control", "no-store");
      if (endpoint.download && answer.status < 300) return sendFile(reply, answer.body);
      if (endpoint.revalidated && answer.status < 300)
        return sendRevalidated(request, reply, answer.body);
      // Not the reply itself: as a promise it lasts until the last byte is sent, which costs listeners.
      return answer.body;
    },
  });
}

/** Puts a refusal into the words of who calls, where a route has other words than the house. */
function reworded({ reword }: Route, answer: Answer, request: FastifyRequest): Answer {
  if (!reword || answer.status < 400) return answer;
  const { errors = {} } = answer.body as { errors?: Record<string, Record<string, string>> };
  const code = Object.keys(Object.values(errors)[0] ?? {})[0] ?? "internal_error";
  const params = request.params as Readonly<Record<string, string>>;
  const rawBody = typeof request.body === "string" ? request.body : "";
  return reword({ status: answer.status, code, params, rawBody }) ?? answer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused("malformed_request");
  }
}

function factsOf(
  sourceOf: SourceOf,
  request: FastifyRequest,
  reply: FastifyReply,
  rawBody: string,
): Omit<RequestFacts, "port" | "upload"> {
  return {
    ...sourceOf(request.raw),
    requestId: request.id,
    rawBody,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    setHeader: (name, value) => void reply.header(name, value),
  };
}

function measure(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: `${reply.statusCode}`,
    };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** Health, readiness and metrics; metrics only for this machine. */
function mountOperation(app: FastifyInstance, options: HttpOptions): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (options.isEnding?.()) return reply.code(503).send({ status: "ending" });
    const fault = await options.ready().then(
      () => null,
      () => "not ready",
    );
    return fault ? reply.code(503).send({ status: fault }) : { status: "ok" };
  });
  app.get("/metrics", async (request, reply) => {
    const local = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(
      request.socket.remoteAddress ?? "",
    );
    if (!local || request.headers["x-forwarded-for"]) throw new Refused("not_found");
    return reply
      .type(options.metrics.registry.contentType)
      .send(await options.metrics.registry.metrics());
  });
}
