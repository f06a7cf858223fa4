import type { Log } from "#platform/log";
import { type Answer, refuse } from "../dispatch.ts";
import { failureAnswer } from "../failing/answer-failure.ts";
import { Refused } from "../refused.ts";
import { type RequestFacts, TOLD_COUNTRY_HEADER } from "../request-context.ts";
import type { Caller, Route } from "../route.ts";
import { createRouteFinder } from "./find-route.ts";

/** A call of an endpoint by the site while it renders a page: no request is built for it. */
export interface ApiCall {
  readonly method: string;
  /** With its parameters, without a query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** JSON; null without one. */
  readonly body: string | null;
  /** Stands for the page that is rendered: who asks for it is looked up once for all its calls. */
  readonly page: object;
  /** Returns a header that the mount of the site has read or the site itself sends, by its lower-case name. */
  header(name: string): string | undefined;
}

interface ApiAnswer {
  readonly status: number;
  /** The house may keep it: whoever reads it leaves it as it is. */
  readonly body: unknown;
}

/** Answers an endpoint in process: how the site's pages load their data. */
export type CallApi = (call: ApiCall) => Promise<ApiAnswer>;

type Facts = Omit<RequestFacts, "port">;

interface InProcessOptions {
  readonly routes: readonly Route[];
  readonly log: Log;
  identify(token: string, isActivity: boolean): Promise<Caller | null>;
  respond(
    route: Route,
    facts: Facts,
    input: { params: unknown; query: unknown; body: unknown },
  ): Promise<Answer>;
}

/** Makes the door by which pages call endpoints: same checks as over the network, and no hop. */
export function createCallApi(options: InProcessOptions): CallApi {
  const find = createRouteFinder(options.routes);
  const identify = oncePerPage(options);
  return async (call) => {
    const match = find(call.method, call.path);
    if (!match) return refuse(null, new Refused("not_found"));
    try {
      const body = call.body === null ? undefined : JSON.parse(call.body);
      const { params } = match;
      const facts = { ...factsOf(call), identify: identify(call.page) };
      return await options.respond(match.route, facts, { params, query: call.query, body });
    } catch (error) {
      return failureAnswer(error, match.route.endpoint, options.log);
    }
  };
}

/** Returns what a call is known by. The mount of the site has read where the page's request comes from. */
const factsOf = ({ header, body }: ApiCall): Facts => ({
  address: header("x-forwarded-for") ?? "127.0.0.1",
  host: header("host") ?? "",
  secure: header("x-forwarded-proto") === "https",
  owns: () => false,
  toldCountry: header(TOLD_COUNTRY_HEADER) ?? null,
  rawBody: body ?? "",
  upload: () => Promise.reject(new Refused("media_type_not_supported")),
  isPage: true,
  header,
  // The page has headers of its own.
  setHeader: () => undefined,
});

/** Looks up the caller once for each page: all its calls carry the same token. */
function oncePerPage({ identify }: Pick<InProcessOptions, "identify">) {
  const callers = new WeakMap<object, Promise<Caller | null>>();
  return (page: object): InProcessOptions["identify"] =>
    (token, isActivity) => {
      const known = callers.get(page) ?? identify(token, isActivity);
      callers.set(page, known);
      return known;
    };
}
