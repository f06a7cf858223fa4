import { defineEndpoint, refusal } from "@houselight/contracts";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { describeApi, mountOpenApi } from "./openapi.ts";

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>;
  readonly components: { readonly securitySchemes: Readonly<Record<string, unknown>> };
};
const documentOf = (...endpoints: Parameters<typeof describeApi>[0]) =>
  describeApi(endpoints) as unknown as Document;

const pay = defineEndpoint({
  name: "pay",
  method: "POST",
  path: "/api/payments/{id}",
  summary: "Pays.",
  access: "player",
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ from: z.string(), limit: z._default(z.coerce.number(), 50) }),
  body: z.object({ amount: z._default(z.int(), 1) }),
  output: z.object({ paid: z._default(z.boolean(), true) }),
  status: 201,
  refusals: { too_much: refusal(422, "amount", "That is too much.") },
  limits: [{ by: "player", count: 1, windowSeconds: 1 }],
  idempotency: "body-id",
});
const read = defineEndpoint({
  name: "read",
  method: "GET",
  path: "/api/payments/{id}",
  summary: "Reads.",
  access: "all",
  output: z.object({}),
});
const decide = defineEndpoint({
  name: "decide",
  method: "GET",
  path: "/api/decide",
  summary: "Decides.",
  access: "operator",
  permission: "audit.read",
  query: z.object({}),
  output: z.object({}),
});
const report = defineEndpoint({
  name: "report",
  method: "POST",
  path: "/api/reports",
  summary: "Reports.",
  access: "provider",
  output: z.object({}),
});

const refusalsOf = (responses: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(responses as Record<string, { description: string }>).map(
      ([status, { description }]) => [status, description],
    ),
  );

describe("the OpenAPI document", () => {
  it("describes an endpoint from its contract", () => {
    const { post } = documentOf(pay, read).paths["/api/payments/{id}"] ?? {};
    expect(post).toMatchObject({
      operationId: "pay",
      summary: "Pays.",
      security: [{ session: [] }],
      parameters: [
        { name: "id", in: "path", required: true, schema: { type: "number" } },
        { name: "from", in: "query", required: true, schema: { type: "string" } },
        { name: "limit", in: "query", required: false, schema: { type: "number", default: 50 } },
      ],
      requestBody: {
        required: true,
        content: { "application/json": { schema: { properties: { amount: { default: 1 } } } } },
      },
    });
    const { requestBody, responses } = post as { requestBody: never; responses: never };
    const schema = requestBody["content"]["application/json"]["schema"] as object;
    // With a default it may be left out of what is sent; what comes back has it.
    expect(schema).not.toHaveProperty("required");
    expect(schema).not.toHaveProperty("$schema");
    expect(responses["201"]["content"]["application/json"]["schema"]).toMatchObject({
      required: ["paid"],
    });
    expect(responses["422"]["content"]["application/json"]).toMatchObject({
      schema: { $ref: "#/components/schemas/Errors" },
      examples: { too_much: { value: { errors: { amount: { too_much: "That is too much." } } } } },
    });
  });

  it("describes a file that comes, and one that goes", () => {
    const { post } = documentOf({ ...report, upload: { maxBytes: 1 } }).paths["/api/reports"] ?? {};
    expect(post).toMatchObject({
      requestBody: { content: { "multipart/form-data": { schema: { required: ["file"] } } } },
    });
    const { get } = documentOf({ ...decide, download: true }).paths["/api/decide"] ?? {};
    expect(get).toMatchObject({
      responses: { 200: { content: { "application/octet-stream": expect.anything() } } },
    });
  });

  it("names the refusals of each kind of endpoint by status", () => {
    const { paths } = documentOf(pay, read, decide, report);
    expect(refusalsOf(paths["/api/payments/{id}"]?.["post"]?.["responses"])).toEqual({
      201: "Done",
      400: "malformed_request",
      401: "sign_in_required",
      403: "foreign_origin, header_required, withdrawals_only",
      409: "idempotency_mismatch",
      413: "request_too_large",
      415: "media_type_not_supported",
      422: "too_much",
      429: "too_many_requests",
      503: "service_unavailable",
    });
    expect(refusalsOf(paths["/api/payments/{id}"]?.["get"]?.["responses"])).toEqual({
      200: "Done",
      400: "malformed_request",
      503: "service_unavailable",
    });
    expect(refusalsOf(paths["/api/decide"]?.["get"]?.["responses"])).toEqual({
      200: "Done",
      400: "malformed_request",
      401: "sign_in_required",
      403: "second_step_needed, not_permitted",
      422: "the input is not as described",
      503: "service_unavailable",
    });
    expect(refusalsOf(paths["/api/reports"]?.["post"]?.["responses"])).toEqual({
      200: "Done",
      400: "malformed_request",
      503: "service_unavailable",
    });
  });

  it("says who may call: a session, an operator's, or anybody", () => {
    const { paths, components } = documentOf(read, decide);
    expect(paths["/api/decide"]?.["get"]?.["security"]).toEqual([{ operator: [] }]);
    expect(paths["/api/payments/{id}"]?.["get"]).not.toHaveProperty("security");
    expect(paths["/api/payments/{id}"]?.["get"]?.["parameters"]).toEqual([
      { name: "id", in: "path", required: true, schema: { type: "string" } },
    ]);
    expect(components.securitySchemes).toEqual({
      session: { type: "apiKey", in: "cookie", name: "__Host-session" },
      operator: { type: "apiKey", in: "cookie", name: "__Host-operator" },
    });
  });
});

describe("the page of the API", () => {
  it("shows the document that stands at /openapi.json", async () => {
    const app = Fastify();
    await mountOpenApi(app);
    const page = await app.inject({ url: "/docs/api" });
    expect(page.statusCode).toBe(200);
    const shown = (await app.inject({ url: "/docs/api/json" })).json() as Document;
    const stated = (await app.inject({ url: "/openapi.json" })).json() as Document;
    expect(Object.keys(shown.paths)).toEqual(Object.keys(stated.paths));
    expect(Object.keys(stated.paths).length).toBeGreaterThan(50);
    await app.close();
  });
});
