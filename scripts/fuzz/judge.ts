import { type EndpointShape, GENERAL_REFUSALS } from "@houselight/contracts";

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Codes of input that its schema does not take: message keys. */
const INPUT_CODE = /^(VALIDATION|errors)\./;
const RULE_STATUS = 422;

/** Returns what is wrong with an answer: a status or a code that its endpoint does not declare; null when nothing is. */
export function undeclared(endpoint: EndpointShape, { status, body }: Answer): string | null {
  if (status === (endpoint.status ?? 200)) return null;
  const codes = codesOf(body);
  if (codes.length === 0) return `${status} without a refusal`;
  const strange = codes.filter((code) => !isDeclared(endpoint, status, code));
  return strange.length === 0 ? null : `${status} ${strange.join(", ")}`;
}

function isDeclared(endpoint: EndpointShape, status: number, code: string): boolean {
  if (status === RULE_STATUS && INPUT_CODE.test(code))
    return (endpoint.params ?? endpoint.query ?? endpoint.body) !== undefined;
  const general: Readonly<Record<string, { readonly status: number }>> = GENERAL_REFUSALS;
  return [endpoint.refusals?.[code], general[code]].some((one) => one?.status === status);
}

/** Returns the codes of a refusal; none when the body is not one. */
function codesOf(body: unknown): string[] {
  if (typeof body !== "object" || body === null || !("errors" in body)) return [];
  const { errors } = body;
  if (typeof errors !== "object" || errors === null) return [];
  return Object.values(errors).flatMap((one: unknown) =>
    typeof one === "object" && one !== null ? Object.keys(one) : [],
  );
}

/** Returns the first of somebody's secrets that an answer to another shows; null when it shows none. */
export function leaked({ body }: Answer, secrets: readonly string[]): string | null {
  const text = typeof body === "string" ? body : JSON.stringify(body ?? null);
  return secrets.find((secret) => text.includes(secret)) ?? null;
}
