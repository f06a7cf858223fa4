import { GAMES } from "@houselight/game-maths";
import { isStepped, type ObjectSchema } from "@houselight/game-maths";
import { fromJSONSchema } from "zod";
import * as z from "zod/mini";
import { type BetView, type OutcomeView, roundViewOf, type StepView } from "./views.ts";

/*
 * The schemas of all games, read from their plain JSON Schema. Only the server loads this file: the
 * reader of JSON Schema is large, and a browser calls endpoints without their schemas.
 */

const CURRENT = GAMES.map(({ current }) => current);
const VERSIONS = GAMES.flatMap(({ current, earlier }) => [current, ...earlier]);

/** A bet in the form of its kind, as it is played today. Fields that are not listed are refused. */
export const betView = unionByKind<BetView>(CURRENT.map(({ betSchema }) => betSchema));

/** A bet in the form of any version that was ever played. */
export const recordedBetView = unionByKind<BetView>(VERSIONS.map(({ betSchema }) => betSchema));

/** An outcome in the form of its kind. */
export const outcomeView = unionByKind<OutcomeView>(
  VERSIONS.map(({ outcomeSchema }) => outcomeSchema),
);

/** A step in the form of its kind, of any version: an open round goes on by the rules of its own. */
export const stepView = unionByKind<StepView>(
  VERSIONS.filter(isStepped).map(({ stepSchema }) => stepSchema),
);

export const roundView = roundViewOf(recordedBetView, outcomeView, stepView);

export const roundSummaryView = z.pick(roundView, {
  id: true,
  game: true,
  status: true,
  currency: true,
  stake_cents: true,
  payout_cents: true,
  created_at: true,
});
export type RoundSummaryView = z.infer<typeof roundSummaryView>;

/** The library reads schemas of a type that may be changed; it changes none. */
type JSONSchema = Parameters<typeof fromJSONSchema>[0];

/** Makes one schema of many: the field `kind` decides which of them apply, and one must fit. */
export function unionByKind<V extends { readonly kind: string }>(
  schemas: readonly ObjectSchema[],
): z.ZodMiniType<V, V> {
  const kinds = new Map<string, Map<string, ObjectSchema>>();
  for (const schema of schemas) {
    const { kind } = schema.properties;
    if (!kind || !("const" in kind)) throw new Error("the kind of a schema must be a constant");
    const forms = kinds.get(String(kind.const)) ?? new Map<string, ObjectSchema>();
    kinds.set(String(kind.const), forms.set(JSON.stringify(schema), schema));
  }
  const options = [...kinds].map(([kind, forms]) => {
    const read = [...forms.values()].map((schema) => fromJSONSchema(schema as JSONSchema));
    // A union has no constants to be chosen by: the field before it has.
    return read.length === 1
      ? read[0]
      : z.pipe(z.looseObject({ kind: z.literal(kind) }), z.union(read) as never);
  });
  // The library types its two faces apart; their schemas are the same at run time.
  return z.discriminatedUnion("kind", options as never) as unknown as z.ZodMiniType<V, V>;
}
