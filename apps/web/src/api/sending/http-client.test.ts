import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteSignedIn, onSignedOut } from "../auth-event.ts";
import { CallError, isRefused, RefusedError } from "../errors.ts";
import { request } from "./http-client.ts";
import { retryDelayMs } from "./retry-policy.ts";

const side = vi.hoisted(() => ({ server: false }));
vi.mock("../transport.ts", () => ({
  isServer: () => side.server,
  pageUrl: () => new URL("http://site.example/de/vip"),
  sendInProcess: (call: unknown) => house(call),
}));
type Answer = { status: number; statusText: string; body: unknown };
const house = vi.fn<(call: unknown) => Promise<Answer>>();
const answered = (status: number, body: unknown, statusText = "") => ({ status, statusText, body });

const endpoint = (method: "GET" | "POST" | "PUT", idempotency?: "body-id") => ({
  name: "thing",
  method,
  path: "/api/things/{id}",
  summary: "",
  access: "all" as const,
  output: {} as never,
  ...(idempotency ? { idempotency } : {}),
});

/** Calls with a transport that answers (or fails) as told, and says how often it was asked. */
async function attempt(
  method: "GET" | "POST" | "PUT",
  answer: (request: Request) => Response | Promise<Response>,
  {
    idempotency,
    ...options
  }: { idempotency?: "body-id"; timeoutMs?: number; retries?: number } = {},
) {
  const requests: Request[] = [];
  const outcome = await request(
    endpoint(method, idempotency),
    { params: { id: "a b" }, query: { x: 1, none: undefined } },
    {
      fetch: async (sent) => {
        requests.push(sent);
        return await answer(sent);
      },
      delayMs: () => 0,
      ...options,
    },
  ).catch((error: unknown) => error);
  return { requests, outcome };
}

const networkFailure = () => {
  throw new TypeError("fetch failed");
};
const never = (sent: Request) =>
  new Promise<Response>((_, reject) => {
    sent.signal.addEventListener("abort", () => reject(sent.signal.reason as Error));
  });

describe("a call", () => {
  it("goes to the endpoint's address as XHR (API-01)", async () => {
    const { requests, outcome } = await attempt("GET", () => Response.json({ ok: true }));
    expect(outcome).toEqual({ ok: true });
    expect(requests[0]?.url).toBe("http://site.example/api/things/a%20b?x=1");
    expect(requests[0]?.headers.get("x-requested-with")).toBe("XMLHttpRequest");
  });

  it("names the language of the page (OPEN-27)", async () => {
    const { requests } = await attempt("GET", () => Response.json({}));
    expect(requests[0]?.headers.get("x-locale")).toBe("de");
    expect(requests[0]?.headers.get("accept-language")).toBe("de");
  });

  it.each([
    ["GET", undefined, 7],
    ["PUT", undefined, 7],
    ["POST", undefined, 1],
    ["POST", "body-id", 7],
  ] as const)(
    "%s (%s) is tried %d times on a dropped connection (API-03, OPEN-26)",
    async (method, idempotency, n) => {
      const { requests, outcome } = await attempt(
        method,
        networkFailure,
        idempotency ? { idempotency } : {},
      );
      expect(requests).toHaveLength(n);
      expect(outcome).toBeInstanceOf(CallError);
    },
  );

  it("is tried once where its caller wants no repetition", async () => {
    const { requests } = await attempt("POST", networkFailure, {
      idempotency: "body-id",
      retries: 0,
    });
    expect(requests).toHaveLength(1);
  });

  it("is tried once on HTTP 500 and says so (API-03, ERROR-03)", async () => {
    const { requests, outcome } = await attempt(
      "GET",
      () => new Response("", { status: 500, statusText: "Internal Server Error" }),
    );
    expect(requests).toHaveLength(1);
    expect((outcome as Error).message).toBe("HTTP 500: Internal Server Error");
  });

  it("takes a defect of the house for one, though it is told as refusals are (ERROR-03)", async () => {
    const body = { errors: { base: { internal_error: "Something went wrong on our side." } } };
    const answer = () => Response.json(body, { status: 500, statusText: "Internal Server Error" });
    const { outcome } = await attempt("GET", answer);
    expect(outcome).toBeInstanceOf(CallError);
    expect((outcome as Error).message).toBe("HTTP 500: Internal Server Error");
  });

  it("does not take a busy house for one that refuses for good", async () => {
    const answer = (status: number) => () =>
      Response.json({ errors: { base: { code: "" } } }, { status });
    const [busy, refused] = [await attempt("GET", answer(503)), await attempt("GET", answer(422))];
    expect(busy.outcome).toBeInstanceOf(RefusedError);
    expect([busy, refused].map(({ outcome }) => isRefused(outcome))).toEqual([false, true]);
  });

  it("says how long it waited", async () => {
    const { requests, outcome } = await attempt("POST", never, { timeoutMs: 5 });
    expect(requests).toHaveLength(1);
    expect((outcome as Error).message).toBe("timeout of 5ms exceeded");
  });

  it("hands refusals over field by field", async () => {
    const { outcome } = await attempt("GET", () =>
      Response.json({ errors: { email: { email_taken: "Taken." } } }, { status: 422 }),
    );
    expect(outcome).toBeInstanceOf(RefusedError);
    expect((outcome as RefusedError).fields).toEqual([
      { field: "email", code: "email_taken", message: "Taken." },
    ]);
  });

  it("announces a 401, and only that (API-04)", async () => {
    const heard = vi.fn();
    const stop = onSignedOut(heard);
    await attempt("GET", () => Response.json({ errors: { base: { x: "" } } }, { status: 403 }));
    expect(heard).not.toHaveBeenCalled();
    await attempt("GET", () => Response.json({ errors: { base: { x: "" } } }, { status: 401 }));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});

it("announces no 401 that comes after somebody has signed in anew: it is of the session before", async () => {
  const heard = vi.fn();
  const stop = onSignedOut(heard);
  await attempt("GET", () => {
    noteSignedIn();
    return Response.json({ errors: { base: { x: "" } } }, { status: 401 });
  });
  expect(heard).not.toHaveBeenCalled();
  stop();
});

describe("a call while a page is rendered", () => {
  beforeEach(() => {
    side.server = true;
    house.mockReset();
  });
  afterEach(() => {
    side.server = false;
  });
  const ask = (answer: () => Promise<Answer>, method = "GET") => {
    house.mockImplementation(answer);
    const input = { params: { id: "a b" }, query: { x: 1, none: undefined }, body: { y: "2" } };
    return request(endpoint(method as "GET"), input, { delayMs: () => 0 }).catch(
      (error: unknown) => error,
    );
  };

  it("goes to the house in process, as a request over the network would (API-01, OPEN-27)", async () => {
    expect(await ask(async () => answered(200, { ok: true }))).toEqual({ ok: true });
    expect(house.mock.calls).toEqual([
      [
        {
          method: "GET",
          path: "/api/things/a%20b",
          query: { x: "1" },
          body: '{"y":"2"}',
          headers: {
            "x-requested-with": "XMLHttpRequest",
            "accept-language": "de",
            "x-locale": "de",
          },
        },
      ],
    ]);
  });

  it.each([
    ["GET", 2],
    ["POST", 1],
  ] as const)("%s is tried %d times where nothing comes (OPEN-26)", async (method, times) => {
    const outcome = await ask(() => Promise.reject(new Error("away")), method);
    expect(outcome).toBeInstanceOf(CallError);
    expect(house).toHaveBeenCalledTimes(times);
  });

  it("hands over refusals, and is tried once on HTTP 500 (API-03)", async () => {
    const refused = { errors: { email: { email_taken: "Taken." } } };
    const outcome = await ask(async () => answered(422, refused));
    expect((outcome as RefusedError).fields).toEqual([
      { field: "email", code: "email_taken", message: "Taken." },
    ]);
    const failed = await ask(async () => answered(500, null, "Internal Server Error"));
    expect(failed).toMatchObject({ status: 500, message: "HTTP 500: Internal Server Error" });
    expect(house).toHaveBeenCalledTimes(2);
  });

  it("announces no 401: the browser does when it asks", async () => {
    const heard = vi.fn();
    const stop = onSignedOut(heard);
    await ask(async () => answered(401, { errors: { base: { x: "" } } }));
    expect(heard).not.toHaveBeenCalled();
    stop();
  });
});

it("waits 500 ms, then twice as long each time, 8 s at most (OPEN-26)", () =>
  expect([1, 2, 3, 4, 5, 6].map(retryDelayMs)).toEqual([500, 1000, 2000, 4000, 8000, 8000]));
