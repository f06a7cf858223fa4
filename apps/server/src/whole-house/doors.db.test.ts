import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getClientContext, getCurrentIp } from "@houselight/contracts";
import { httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CallApi, SECURITY_HEADERS } from "#platform/http";

let folder: string;
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "houselight-doors-"));
  await mkdir(join(folder, "client"));
  // A site that answers with the address it is asked for, and who its API calls come from.
  const createSite = ({ callApi }: { readonly callApi: CallApi }) => ({
    fetch: async (page: Request) => {
      const header = (name: string) => page.headers.get(name) ?? undefined;
      const { path } = getClientContext;
      const answer = await callApi({ method: "GET", path, query: {}, body: null, page, header });
      const told = { url: page.url, seen: answer.body };
      return { response: Response.json(told), html: null };
    },
  });
  kit = await openTestHouse({
    serve: { site: { directory: folder, module: { createSite } } },
    env: { TRUST_PROXY: "1", GEO_HEADER: "CF-IPCountry" },
  });
  url = kit.served?.url as string;
});
afterAll(async () => {
  await kit.close();
  await rm(folder, { recursive: true });
});

interface Raw {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
}

/** Sends what no browser sends: a host, a method or a path of one's own. */
const send = (
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = "",
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = httpRequest({ hostname, port, method, path, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      );
    });
    sent.on("error", reject).end(body);
  });

const refusal = (code: string) => ({ errors: { base: { [code]: expect.any(String) } } });

describe("an address without an endpoint", () => {
  it.each(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
    "answers %s under /api in the form of the house",
    async (method) => {
      for (const path of ["/api", "/api/", "/api/nothing", "/api/house_games/rounds/1/2/3"]) {
        const { status, headers, text } = await send(method, path, { accept: "application/xml" });
        expect({ path, status }).toEqual({ path, status: 404 });
        expect(headers).toMatchObject(SECURITY_HEADERS);
        if (method !== "HEAD") expect(JSON.parse(text)).toEqual(refusal("not_found"));
      }
    },
  );

  it("is not looked for in what is sent to it", async () => {
    for (const type of ["application/json", "text/xml", "nonsense"]) {
      for (const path of ["/api/nothing", "/nothing"]) {
        const { status, text } = await send("POST", path, { "content-type": type }, "{");
        expect({ type, status }).toEqual({ type, status: 404 });
        expect(JSON.parse(text)).toEqual(refusal("not_found"));
      }
    }
  });

  it.each(["/%E0%A4%A", "/api/player/payments/%E0%A4%A", "/api/%"])(
    "that is malformed is refused with all headers: %s",
    async (path) => {
      const { status, headers, text } = await send("GET", path);
      expect(status).toBe(400);
      expect(headers).toMatchObject(SECURITY_HEADERS);
      expect(JSON.parse(text)).toEqual(refusal("malformed_request"));
    },
  );

  it("that is too long for its endpoint is unknown", async () => {
    const path = `/api/player/payments/${"a".repeat(2_000)}`;
    const { status, headers, text } = await send("GET", path);
    expect(status).toBe(404);
    expect(headers).toMatchObject(SECURITY_HEADERS);
    expect(JSON.parse(text)).toEqual(refusal("not_found"));
  });
});

describe("a report of nobody's provider", () => {
  it.each(["%00", "call-me-at-evil-example", "%E2%80%AE", "a".repeat(90)])(
    "is refused, and its name stays out of the cases: %s",
    async (name) => {
      const headers = { "content-type": "application/json" };
      const { status } = await send("POST", `/api/webhooks/payments/${name}`, headers, "{}");
      expect(status).toBe(401);
      expect(
        await kit.house.database.query(
          "select distinct provider, detail from cashbox.cases where kind = 'bad_signature'",
        ),
      ).toEqual([{ provider: "unknown", detail: "unknown_provider" }]);
    },
  );
});

describe("the host that a visitor names", () => {
  const page = async (host: string, headers: Record<string, string> = {}, path = "/vip") => {
    const answer = await send("GET", path, { host, ...headers });
    expect(answer.status).toBe(200);
    return JSON.parse(answer.text) as {
      url: string;
      seen: { site_url: string; ip: string; country: string | null; brand: { id: string } };
    };
  };
  const port = () => new URL(url).port;

  it.each(["localhost:99999", "evil.example", "127.0.0.1:4199/evil", "a b", "[::1", "@evil", ""])(
    "has no say when it is not one of the house's: %j",
    async (host) => {
      const { url: address, seen } = await page(host);
      expect(seen.site_url).toBe(`http://127.0.0.1:${port()}`);
      expect(new URL(address).origin).toBe(`http://127.0.0.1:${port()}`);
      expect(new URL(address).pathname).toBe("/vip");
      expect(seen.brand.id).toBe("paper-rocket");
    },
  );

  it("chooses among the sites of the house", async () => {
    const { url: address, seen } = await page("lantern-hall.localhost:1");
    expect(seen).toMatchObject({
      site_url: `http://lantern-hall.localhost:${port()}`,
      brand: { id: "lantern-hall" },
    });
    expect(new URL(address).origin).toBe(`http://lantern-hall.localhost:${port()}`);
    expect((await page("localhost:1")).seen.site_url).toBe(`http://localhost:${port()}`);
  });

  it("stands in the header alone, whatever the path says", async () => {
    for (const path of ["http://evil.example/vip", "//evil.example/vip"]) {
      const { url: address } = await page("localhost", {}, path);
      expect(new URL(address).host).toBe(`localhost:${port()}`);
    }
  });

  it("and address and country come from the nearest proxy, for pages and calls alike", async () => {
    const headers = { "x-forwarded-for": "8.8.8.8, 10.0.0.9", "cf-ipcountry": "EE" };
    expect((await page("localhost", headers)).seen).toMatchObject({
      ip: "10.0.0.9",
      country: "EE",
    });
    const { body } = await httpCaller(url, headers).call(getClientContext, {});
    expect(body).toMatchObject({ ip: "10.0.0.9", country: "EE" });
  });

  it("and the address tells the country where the proxy does not, for pages and calls alike (LICENCE-03)", async () => {
    const headers = { "x-forwarded-for": "1.1.1.1", "x-country": "EE", "cf-ipcountry": "XX" };
    expect((await page("localhost", headers)).seen).toMatchObject({ ip: "1.1.1.1", country: "AU" });
    const { body } = await httpCaller(url, headers).call(getCurrentIp, {});
    expect(body).toEqual({ ip: "1.1.1.1", country: "AU" });
  });
});

describe("a change from a page of the same host", () => {
  const change = (origin: string, proto: string) =>
    send(
      "POST",
      "/api/users/sign_in",
      {
        host: "paper-rocket.localhost",
        origin,
        "x-forwarded-proto": proto,
        "x-requested-with": "XMLHttpRequest",
        "content-type": "application/json",
      },
      "{}",
    );

  it.each([
    ["https://paper-rocket.localhost", "https", 422],
    ["http://paper-rocket.localhost", "https", 403],
    ["http://paper-rocket.localhost", "http", 422],
    ["https://paper-rocket.localhost:8443", "https", 403],
  ])("at %s, when the proxy says %s, is answered %i (API-01)", async (origin, proto, status) =>
    expect((await change(origin, proto)).status).toBe(status),
  );
});
