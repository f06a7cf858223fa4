import {
  ENDPOINTS,
  type EndpointShape,
  fillPath,
  pathParameters,
  getOperator,
  ROLES,
  type Role,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MODULES } from "#app";

let kit: TestHouse;
let url: string;
let player: HttpCaller;
/** An operator of each role. */
const staff = new Map<Role, { operator: HttpCaller; permissions: ReadonlySet<string> }>();
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  player = httpCaller(url);
  player.useSession((await registered(kit.house)).token);
  for (const role of ROLES) {
    const operator = await signedInOperator(kit.house, url, role);
    const { body } = await operator.call(getOperator, {});
    staff.set(role, { operator, permissions: new Set(body.permissions) });
  }
});
afterAll(() => kit.close());

const UUID = "0d4a7c1e-7a53-4d1f-9d1c-0a1b2c3d4e5f";
const SAMPLE: Readonly<Record<string, string>> = {
  id: UUID,
  player_id: "1001",
  reference: UUID,
  slug: "lantern-tide",
  producer: "foldhouse",
  identifier: "midnight-kites",
  file: "en.json",
  provider: "paperpay",
  name: "main-widget-config",
  type: "money",
  step: "1",
  group_key: "paper-box",
};
const pathOf = (endpoint: EndpointShape) =>
  fillPath(
    endpoint.path,
    Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, SAMPLE[name]])),
  );
const named = (list: readonly EndpointShape[]) =>
  list.map((endpoint) => [endpoint.name, endpoint] as const);
const changing = ENDPOINTS.filter(
  (endpoint) => endpoint.method !== "GET" && endpoint.access !== "provider",
);

describe("contract (API-07)", () => {
  it("is mounted whole, and nothing else is", () => {
    const mounted = MODULES.flatMap((module) => module.routes?.(kit.house) ?? []).map(
      (route) => route.endpoint.name,
    );
    expect(mounted.toSorted()).toEqual(ENDPOINTS.map((endpoint) => endpoint.name).toSorted());
    expect(new Set(ENDPOINTS.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).size).toBe(
      ENDPOINTS.length,
    );
  });

  it.each(named(ENDPOINTS.filter((endpoint) => endpoint.access === "player")))(
    "%s answers a guest 401",
    async (_, endpoint) => {
      const guest = httpCaller(url);
      const answer = await guest.send(
        endpoint.method,
        pathOf(endpoint),
        endpoint.body ? "{}" : undefined,
      );
      expect(answer).toMatchObject({
        status: 401,
        body: { errors: { base: { sign_in_required: expect.any(String) } } },
      });
    },
  );

  it.each(named(ENDPOINTS.filter((endpoint) => endpoint.access === "operator")))(
    "%s answers a player 401, and an operator without its permission 403",
    async (_, endpoint) => {
      const body = endpoint.body ? "{}" : undefined;
      expect((await player.send(endpoint.method, pathOf(endpoint), body)).status).toBe(401);
      const { permission } = endpoint;
      const one = [...staff.values()].find(
        ({ permissions }) => permission && !permissions.has(permission),
      );
      if (!one) return;
      expect(await one.operator.send(endpoint.method, pathOf(endpoint), body)).toMatchObject({
        status: 403,
        body: { errors: { base: { not_permitted: expect.any(String) } } },
      });
    },
  );

  it.each(named(changing))(
    "%s refuses a foreign site and a missing header",
    async (_, endpoint) => {
      const body = endpoint.body ? "{}" : undefined;
      const foreign: Record<string, string>[] = [
        { origin: "https://evil.example" },
        { "sec-fetch-site": "cross-site" },
      ];
      for (const headers of foreign) {
        const answer = await player.send(endpoint.method, pathOf(endpoint), body, headers);
        expect(answer).toMatchObject({
          status: 403,
          body: { errors: { base: { foreign_origin: expect.any(String) } } },
        });
      }
      const bare = await player.send(endpoint.method, pathOf(endpoint), body, {
        "x-requested-with": "",
      });
      expect(bare).toMatchObject({
        status: 403,
        body: { errors: { base: { header_required: expect.any(String) } } },
      });
    },
  );

  it.each(named(ENDPOINTS.filter((endpoint) => endpoint.body && endpoint.access !== "provider")))(
    "%s refuses bodies that cannot be read, in plain 4xx",
    async (_, endpoint) => {
      const path = pathOf(endpoint);
      const status = async (body: string, headers = {}) =>
        (await player.send(endpoint.method, path, body, headers)).status;
      expect(await status("{")).toBe(400);
      const tooLarge = (endpoint.bodyLimitBytes ?? 16_384) + 5_000;
      expect(await status(`"${"x".repeat(tooLarge)}"`)).toBe(413);
      expect(await status("a=b", { "content-type": "application/x-www-form-urlencoded" })).toBe(
        415,
      );
      for (const odd of ["null", "[]", "7", '"text"', '{"__proto__":{"id":1}}', '{"user":null}']) {
        const got = await status(odd);
        expect([200, 401, 422], `${odd} gives ${got}`).toContain(got);
      }
    },
  );

  it("refuses the one character that a database cannot hold, wherever it stands", async () => {
    const manager = await signedInOperator(kit.house, url, "manager");
    const verification = "/api/back_office/players/1001/verification";
    const body = JSON.stringify({ status: "verified", reason: "seen\u0000it" });
    expect(await manager.send("PUT", verification, body)).toMatchObject({
      status: 422,
      body: { errors: { reason: { "VALIDATION.COMMON.INVALID_FIELD": expect.any(String) } } },
    });
    expect((await manager.send("GET", "/api/back_office/audit?subject=%00")).status).toBe(422);
    expect((await manager.send("PUT", verification, '{"\\u0000":1}')).status).toBe(422);
  });

  it.each(["constructor", "__proto__", "toString"])(
    "names %s when that field is at fault",
    async (field) => {
      const path = `/api/back_office/withdrawals?${field}=%00`;
      const manager = await signedInOperator(kit.house, url, "manager");
      const { status, body } = await manager.send("GET", path);
      expect(status).toBe(422);
      expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
      expect(Object.keys(Object)).toEqual([]);
    },
  );

  it("answers an unknown address and a strange id without a fault", async () => {
    expect((await player.send("GET", "/api/nothing")).status).toBe(404);
    expect((await player.send("GET", "/api/player/payments/not-a-uuid")).status).toBe(422);
    expect((await player.send("GET", "/api/player/payments/%E0%A4%A")).status).toBe(400);
    expect((await player.send("GET", "/api/house_games/rounds?limit=0")).status).toBe(422);
  });

  it("describes every endpoint in OpenAPI 3.1", async () => {
    const { body } = await player.send("GET", "/openapi.json");
    const { openapi, paths } = body as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(openapi).toBe("3.1.0");
    const operations = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(operations.toSorted()).toEqual(ENDPOINTS.map((endpoint) => endpoint.name).toSorted());
  });

  it("tells health and readiness, and its metrics to this machine alone", async () => {
    expect((await player.send("GET", "/healthz")).status).toBe(200);
    expect((await player.send("GET", "/readyz")).status).toBe(200);
    expect((await player.send("GET", "/metrics")).body).toContain("http_request_seconds");
    expect(
      (await player.send("GET", "/metrics", undefined, { "x-forwarded-for": "1.2.3.4" })).status,
    ).toBe(404);
  });
});
