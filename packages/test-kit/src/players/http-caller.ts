import {
  type EndpointCall,
  type EndpointOutput,
  type EndpointShape,
  fillPath,
} from "@houselight/contracts";

export interface HttpAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** A query may be left out: its fields have defaults. */
type Asked<E extends EndpointShape> = Omit<EndpointCall<E>, "query"> & {
  readonly query?: Readonly<Record<string, unknown>>;
};

/** Calls a served house as a browser does: keeps the session cookie, sends the XHR header. */
export interface Browser {
  call<const E extends EndpointShape>(
    endpoint: E,
    input: Asked<E>,
  ): Promise<HttpAnswer<EndpointOutput<E>>>;
  /** A request as it is, for malformed ones. */
  send(
    method: string,
    path: string,
    body?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<HttpAnswer<unknown>>;
  useSession(token: string | null): void;
}

export interface HttpCallerOptions {
  /** Gives a request up after this long; without it a request waits as long as it takes. */
  readonly timeoutMs?: number;
  /** Cookies that the browser has already. */
  readonly cookies?: Readonly<Record<string, string>>;
}

/** Addresses of replicas by the address of the first, and whose turn it is. */
const replicas = new Map<string, { readonly urls: readonly string[]; turn: number }>();

/** Spreads the calls of the first address over all of them, in turn. */
export function shareCalls(urls: readonly [string, ...string[]]): void {
  replicas.set(urls[0], { urls, turn: 0 });
}

function nextReplica(url: string): string {
  const shared = replicas.get(url);
  return shared?.urls[shared.turn++ % shared.urls.length] ?? url;
}

/**
 * `url` may choose another replica for each request. `fixed` headers go with every request: an
 * address of its own behind a trusted proxy.
 */
export function httpCaller(
  url: string | (() => string),
  fixed: Readonly<Record<string, string>> = {},
  { timeoutMs, cookies: kept = {} }: HttpCallerOptions = {},
): Browser {
  const cookies = new Map<string, string>(Object.entries(kept));
  const send: Browser["send"] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${typeof url === "string" ? nextReplica(url) : url()}${path}`, {
      method,
      ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
      headers: {
        "x-requested-with": "XMLHttpRequest",
        ...fixed,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      redirect: "manual",
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  };
  return {
    send,
    useSession: (token) => {
      if (token) cookies.set("session", token);
      else cookies.delete("session");
    },
    call: async (endpoint, input) => {
      const { params, query, body } = input as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
      };
      const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(
        asked.map(([name, value]) => [name, String(value)]),
      ).toString();
      const path = `${fillPath(endpoint.path, params)}${search ? `?${search}` : ""}`;
      const answer = await send(
        endpoint.method,
        path,
        body === undefined ? undefined : JSON.stringify(body),
      );
      return answer as never;
    },
  };
}
