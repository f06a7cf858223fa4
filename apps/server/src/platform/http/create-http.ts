import { type EndpointShape, GENERAL_REFUSALS } from "@houselight/contracts";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import type { Log } from "#platform/log";
import type { Metrics } from "#platform/metrics";
import { answerInTime } from "./answer-in-time.ts";
import { type Answer, type DispatchOptions, dispatch, refuse } from "./dispatch.ts";
import { isUnavailable } from "./failures.ts";
import { originFault } from "./headers/origin.ts";
import { SECURITY_HEADERS } from "./headers/security-headers.ts";
import { mountOpenApi } from "./openapi.ts";
import { createRateLimits } from "./rate-limits.ts";
import { Refused } from "./refused.ts";
import { createContext, type Identities, type RequestFacts } from "./request-context.ts";
import type { Route } from "./route.ts";
import { createRouteFinder } from "./find-route.ts";

const BODY_LIMIT_BYTES = 16_384;
/** Longer than a statement may take, shorter than callers wait. */
const ANSWER_WITHIN_MS = 8_000;

export interface HttpOptions extends Identities {
  readonly routes: readonly Route[];
  readonly log: Log;
  readonly metrics: Metrics;
  readonly valkey: Redis | null;
  readonly trustProxy: boolean;
  readonly checkOutput: boolean;
  /** Multiplies every rate limit; 1 but in tests and benches. */
  readonly limitScale?: number;
  /** Rejects when the house cannot serve. */
  ready(): Promise<void>;
}

export interface HttpServer {
  readonly app: FastifyInstance;
  /** Answers an API request in process: how the site's pages load their data. */
  callApi(request: Request): Promise<Response>;
}

/** Mounts the endpoints of the contract, their description, and the doors of operation. */
export async function createHttp(options: HttpOptions): Promise<HttpServer> {
  const app = Fastify({
    logger: false,
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { ignoreTrailingSlash: false },
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    done();
  });
  measure(app, options.metrics);
  const respond = createResponder(options);
  await app.register(async (api) => {
    readBodiesAsText(api);
    for (const route of options.routes) mount(api, route, respond, options);
  });
  await mountOpenApi(app);
  mountOperation(app, options);
  app.setErrorHandler((error, _request, reply) => sendFailure(error, null, reply, options));
  return { app, callApi: createInProcess(options, respond) };
}

type Respond = (
  route: Route,
  facts: RequestFacts,
  input: { params: unknown; query: unknown; body: unknown },
) => Promise<Answer>;

function createResponder(options: HttpOptions): Respond {
  const limits = createRateLimits(options.valkey, options.limitScale);
  const dispatching: DispatchOptions = { limit: limits, checkOutput: options.checkOutput };
  const answer: Respond = async (route, facts, input) => {
    const context = await createContext(facts, route.endpoint.access, options);
    const fault = originFault({
      host: facts.host,
      origin: facts.header("origin"),
      fetchSite: facts.header("sec-fetch-site"),
      requestedWith: facts.header("x-requested-with"),
    });
    return dispatch(route, { ...input, context, originFault: fault }, dispatching);
  };
  return (route, facts, input) =>
    answerInTime(answer(route, facts, input), ANSWER_WITHIN_MS, (error) =>
      options.log.warn({ endpoint: route.endpoint.name, err: error }, "failed after its answer"),
    );
}

/** The body stays text until the endpoint is known: signatures are over the bytes as sent. */
function readBodiesAsText(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
}

function mount(api: FastifyInstance, route: Route, respond: Respond, options: HttpOptions): void {
  const { endpoint } = route;
  api.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{([a-z_]+)\}/g, ":$1"),
    bodyLimit: endpoint.bodyLimitBytes ?? BODY_LIMIT_BYTES,
    errorHandler: (error, _request, reply) => sendFailure(error, endpoint, reply, options),
    handler: async (request, reply) => {
      const rawBody = typeof request.body === "string" ? request.body : "";
      const body = rawBody === "" ? undefined : parseJson(rawBody);
      const answer = await respond(route, factsOf(request, reply, rawBody), {
        params: request.params,
        query: request.query,
        body,
      });
      void reply.code(answer.status).header("cache-control", "no-store");
      // Not the reply itself: as a promise it lasts until the last byte is sent, which costs listeners.
      return answer.body;
    },
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused("malformed_request");
  }
}

function factsOf(request: FastifyRequest, reply: FastifyReply, rawBody: string): RequestFacts {
  return {
    ip: request.ip,
    host: request.host,
    secure: request.protocol === "https",
    rawBody,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    setHeader: (name, value) => void reply.header(name, value),
  };
}

/** The site renders with the same endpoints: same checks, no network hop. */
function createInProcess(options: HttpOptions, respond: Respond): HttpServer["callApi"] {
  const find = createRouteFinder(options.routes);
  return async (request) => {
    const url = new URL(request.url);
    const headers = new Headers({ "content-type": "application/json" });
    const send = (answer: Answer) =>
      new Response(JSON.stringify(answer.body), { status: answer.status, headers });
    const match = find(request.method, url.pathname);
    if (!match) return send(refuse(null, new Refused("not_found")));
    const rawBody = request.body ? await request.text() : "";
    const facts: RequestFacts = {
      ip: request.headers.get("x-forwarded-for") ?? "127.0.0.1",
      host: request.headers.get("host") ?? url.host,
      secure: request.headers.get("x-forwarded-proto") === "https",
      rawBody,
      header: (name) => request.headers.get(name) ?? undefined,
      setHeader: (name, value) => headers.append(name, value),
    };
    try {
      const body = rawBody === "" ? undefined : parseJson(rawBody);
      return send(
        await respond(match.route, facts, {
          params: match.params,
          query: Object.fromEntries(url.searchParams),
          body,
        }),
      );
    } catch (error) {
      return send(failure(error, match.route.endpoint, options));
    }
  };
}

function sendFailure(
  error: unknown,
  endpoint: EndpointShape | null,
  reply: FastifyReply,
  options: HttpOptions,
) {
  const answer = failure(error, endpoint, options);
  if (answer.status === 503) void reply.header("retry-after", "1");
  return reply.code(answer.status).send(answer.body);
}

const FRAMEWORK_REFUSALS: Readonly<Record<string, keyof typeof GENERAL_REFUSALS>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "request_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "media_type_not_supported",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_request",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_request",
  FST_ERR_BAD_URL: "malformed_request",
};

/** Answers a failure: a refusal outside a handler, an unreachable database, or a defect. */
function failure(
  error: unknown,
  endpoint: EndpointShape | null,
  options: Pick<HttpOptions, "log">,
): Answer {
  if (error instanceof Refused) return refuse(endpoint, error);
  const code = FRAMEWORK_REFUSALS[(error as { code?: string }).code ?? ""];
  if (code) return refuse(endpoint, new Refused(code));
  if (isUnavailable(error)) {
    options.log.warn({ endpoint: endpoint?.name, err: error }, "unavailable");
    return refuse(endpoint, new Refused("service_unavailable"));
  }
  options.log.error({ endpoint: endpoint?.name, err: error }, "an endpoint failed");
  return {
    status: 500,
    body: { errors: { base: { internal_error: "Something went wrong on our side." } } },
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
