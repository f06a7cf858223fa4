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

/** Calls a served house as a browser does: keeps the session cookie, sends the XHR header. */
/** A query may be left out: its fields have defaults. */
type Asked<E extends EndpointShape> = Omit<EndpointCall<E>, "query"> & {
  readonly query?: Readonly<Record<string, unknown>>;
};

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

/** `fixed` headers go with every request: an address of its own behind a trusted proxy. */
export function httpCaller(url: string, fixed: Readonly<Record<string, string>> = {}): Browser {
  let cookie: string | null = null;
  const send: Browser["send"] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        "x-requested-with": "XMLHttpRequest",
        ...fixed,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(cookie ? { cookie: `session=${cookie}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      redirect: "manual",
    });
    const set = /(?:^|, )session=([^;]*)/.exec(response.headers.get("set-cookie") ?? "");
    if (set) cookie = set[1] || null;
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
      cookie = token;
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
