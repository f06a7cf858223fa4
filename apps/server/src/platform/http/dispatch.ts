import {
  type EndpointInput,
  type EndpointShape,
  type Entrance,
  GENERAL_REFUSALS,
  type Refusal,
  type RefusalBody,
  refusalBody,
} from "@houselight/contracts";
import type { GiveBack } from "./rate-limits.ts";
import { type InputFault, readInput } from "./input/read-input.ts";
import { Refused } from "./refused.ts";
import type { HandlerContext, ProvenLimit, Route } from "./route.ts";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A request as the mount sees it, whether it came over the network or from the site in process. */
export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly context: HandlerContext;
  /** Set on requests that change something and come from a browser. */
  readonly originFault: "foreign_origin" | "header_required" | null;
}

export interface DispatchOptions {
  /** Throws Refused("too_many_requests") when the caller asks too often. Returns what to do without a success. */
  limit(endpoint: EndpointShape, context: HandlerContext): Promise<GiveBack>;
  /** Throws Refused("too_many_requests") when somebody whom a guard has proven calls too often. */
  limitProven(endpoint: EndpointShape, limit: ProvenLimit): Promise<void>;
  /** Tells if the visitor's country closes an entrance. */
  isClosed?: ((entrance: Entrance, context: HandlerContext) => boolean) | undefined;
  /** In development and tests answers are checked against the contract. */
  readonly checkOutput: boolean;
}

/** Origin, access, region, limits, input, handler, refusals: the same order for every endpoint. */
export async function dispatch(
  route: Route,
  request: RawRequest,
  options: DispatchOptions,
): Promise<Answer> {
  const { endpoint } = route;
  try {
    if (endpoint.access !== "provider" && endpoint.method !== "GET" && request.originFault) {
      throw new Refused(request.originFault);
    }
    assertAccess(endpoint, request.context);
    const { entrance } = endpoint;
    if (entrance && options.isClosed?.(entrance, request.context))
      throw new Refused(`${entrance}_restricted`);
    const giveBack = await options.limit(endpoint, request.context);
    let succeeded = false;
    try {
      const answer = await handle(route, request, options);
      succeeded = answer.status < 300;
      return answer;
    } finally {
      if (!succeeded) await giveBack();
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.retryAfterSeconds !== undefined) request.context.retryAfter(error.retryAfterSeconds);
    return refuse(endpoint, error);
  }
}

async function handle(
  route: Route,
  request: RawRequest,
  options: DispatchOptions,
): Promise<Answer> {
  const { endpoint } = route;
  const params = request.params as Record<string, string>;
  await route.guard?.(params, request.context);
  // Behind the guard: what does not prove itself takes nothing from whom it names.
  const limit = route.provenLimit?.(params);
  if (limit) await options.limitProven(endpoint, limit);
  const input = readInput(endpoint, request);
  if ("faults" in input) return { status: 422, body: faultBody(input.faults) };
  const output = await route.handle(input.input as EndpointInput<EndpointShape>, request.context);
  if (options.checkOutput) assertOutput(endpoint, output);
  return { status: endpoint.status ?? 200, body: output };
}

function assertAccess(endpoint: EndpointShape, { caller, operator }: HandlerContext): void {
  if (endpoint.access === "player" && !caller) throw new Refused("sign_in_required");
  if (endpoint.access === "player" && caller?.restricted && !endpoint.whileRestricted)
    throw new Refused("withdrawals_only");
  if (endpoint.access !== "operator") return;
  if (!operator) throw new Refused("sign_in_required");
  if (operator.secondStepNeeded && !endpoint.beforeSecondStep)
    throw new Refused("second_step_needed");
  if (endpoint.permission && !operator.permissions.has(endpoint.permission))
    throw new Refused("not_permitted");
}

export function refuse(endpoint: EndpointShape | null, refused: Refused): Answer {
  const general: Readonly<Record<string, Refusal>> = GENERAL_REFUSALS;
  const declared = endpoint?.refusals?.[refused.code] ?? general[refused.code];
  if (!declared)
    throw new Error(
      `${endpoint?.name ?? "the mount"} refuses with ${refused.code}, which it does not declare`,
    );
  return {
    status: declared.status,
    body: refusalBody(refused.code, {
      field: refused.field ?? declared.field,
      message: declared.message,
    }),
  };
}

function faultBody(faults: readonly InputFault[]): RefusalBody {
  // A sender chooses the names: `constructor` is a field like any other here, and nobody's function.
  const errors = Object.create(null) as Record<string, Record<string, string>>;
  for (const { field, code, message } of faults) (errors[field] ??= {})[code] = message;
  return { errors };
}

function assertOutput(endpoint: EndpointShape, output: unknown): void {
  const result = endpoint.output.safeParse(output);
  if (!result.success) {
    const issues = result.error.issues
      .map((issue) => `${issue.path.join(".")}: ${issue.message}`)
      .join("; ");
    throw new Error(`${endpoint.name} answers against its contract: ${issues}`);
  }
}
