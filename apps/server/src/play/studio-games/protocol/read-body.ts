import type * as z from "zod/mini";
import { CallMalformed } from "./adapter.ts";

/** Reads the body of a call as JSON. Throws CallMalformed. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new CallMalformed("no JSON");
  }
}

/** Reads a body in a shape. Throws CallMalformed. */
export function readAs<Shape extends z.ZodMiniType>(shape: Shape, json: unknown): z.output<Shape> {
  const result = shape.safeParse(json);
  if (!result.success) throw new CallMalformed(result.error.issues[0]?.message ?? "");
  return result.data;
}
