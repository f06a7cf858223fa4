import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import {
  ENDPOINTS,
  type EndpointShape,
  GENERAL_REFUSALS,
  pathParameters,
  refusalBody,
} from "@houselight/contracts";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";

type Schema = Record<string, unknown>;

let described: Schema | undefined;
/** OpenAPI 3.1 of every endpoint of the contract, at /openapi.json, with a page at /docs/api. */
export async function mountOpenApi(app: FastifyInstance): Promise<void> {
  // Takes a fifth of a second, and is the same for every house of a process.
  const document = (described ??= describeApi(ENDPOINTS));
  app.get("/openapi.json", async () => document);
  await app.register(swagger, { mode: "static", specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: "/docs/api",
    staticCSP: true,
    uiConfig: { supportedSubmitMethods: [] },
  });
}

/** Describes endpoints as an OpenAPI 3.1 document. */
export function describeApi(endpoints: readonly EndpointShape[]): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = describeEndpoint(endpoint);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Houselight",
      version: "0.1.0",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        operator: { type: "apiKey", in: "cookie", name: "__Host-operator" },
      },
      schemas: {
        Errors: {
          type: "object",
          required: ["errors"],
          properties: {
            errors: {
              type: "object",
              additionalProperties: { type: "object", additionalProperties: { type: "string" } },
            },
          },
        },
      },
    },
    paths,
  };
}

function describeEndpoint(endpoint: EndpointShape): Schema {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.access === "player" ? { security: [{ session: [] }] } : {}),
    ...(endpoint.access === "operator" ? { security: [{ operator: [] }] } : {}),
    parameters: [
      ...pathParameters(endpoint.path).map((name) =>
        parameter(name, "path", property(endpoint.params, name), true),
      ),
      ...queryParameters(endpoint),
    ],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: { description: "Done", content: answerContent(endpoint) },
      ...(endpoint.revalidated
        ? { 304: { description: "The ETag named by If-None-Match still holds" } }
        : {}),
      ...describeRefusals(endpoint),
    },
  };
}

const BINARY = { type: "string", format: "binary" };

function requestBody({ body, upload }: EndpointShape): Schema {
  if (upload) {
    const schema = { type: "object", required: ["file"], properties: { file: BINARY } };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!body) return {};
  const schema = schemaOf(body, "input");
  return { requestBody: { required: true, content: { "application/json": { schema } } } };
}

function answerContent({ output, download, mediaTypes }: EndpointShape): Schema {
  if (download) return { "application/octet-stream": { schema: BINARY } };
  const schema = schemaOf(output, "output");
  return Object.fromEntries((mediaTypes ?? ["application/json"]).map((type) => [type, { schema }]));
}

/** Refusals by status, with the body of each as an example; 422 is malformed input too. */
function describeRefusals(endpoint: EndpointShape): Schema {
  const general = generalRefusals(endpoint);
  const byStatus = new Map<number, [string, { field: string; message: string }][]>();
  for (const [code, refused] of Object.entries({ ...general, ...endpoint.refusals })) {
    byStatus.set(refused.status, [...(byStatus.get(refused.status) ?? []), [code, refused]]);
  }
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body;
  if (takesInput && !byStatus.has(422)) byStatus.set(422, []);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map(([code]) => code).join(", ") || "the input is not as described",
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Errors" },
            examples: Object.fromEntries(
              list.map(([code, refused]) => [code, { value: refusalBody(code, refused) }]),
            ),
          },
        },
      },
    ]),
  );
}

/** Returns the refusals that the mount itself can give for an endpoint. */
function generalRefusals(endpoint: EndpointShape): Partial<typeof GENERAL_REFUSALS> {
  const { method, access, body, upload, permission, limits, idempotency, entrance } = endpoint;
  const all = GENERAL_REFUSALS;
  const { foreign_origin, header_required, request_too_large, media_type_not_supported } = all;
  return {
    malformed_request: all.malformed_request,
    ...(access === "player" || access === "operator"
      ? { sign_in_required: all.sign_in_required }
      : {}),
    ...(method !== "GET" && access !== "provider" ? { foreign_origin, header_required } : {}),
    ...(access === "operator" && !endpoint.beforeSecondStep
      ? { second_step_needed: all.second_step_needed }
      : {}),
    ...(permission ? { not_permitted: all.not_permitted } : {}),
    ...(access === "player" && !endpoint.whileRestricted
      ? { withdrawals_only: all.withdrawals_only }
      : {}),
    ...(idempotency ? { idempotency_mismatch: all.idempotency_mismatch } : {}),
    ...(body || upload ? { request_too_large, media_type_not_supported } : {}),
    ...(entrance ? { [`${entrance}_restricted`]: all[`${entrance}_restricted`] } : {}),
    ...(limits ? { too_many_requests: all.too_many_requests } : {}),
    service_unavailable: all.service_unavailable,
  };
}

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema;
  return rest;
}

function property(schema: z.ZodMiniType | undefined, name: string): Schema {
  if (!schema) return { type: "string" };
  const { properties } = schemaOf(schema, "output") as { properties?: Record<string, Schema> };
  return properties?.[name] ?? { type: "string" };
}

function queryParameters(endpoint: EndpointShape): Schema[] {
  if (!endpoint.query) return [];
  const { properties = {}, required = [] } = schemaOf(endpoint.query, "input") as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) =>
    parameter(name, "query", schema, required.includes(name)),
  );
}

const parameter = (name: string, place: string, schema: Schema, required: boolean): Schema => ({
  name,
  in: place,
  required,
  schema,
});
