import * as z from "zod/mini";
import { WRITTEN_LOCALES } from "../../locales/index.ts";
import { type Refusal, refusal, wireId } from "../../endpoint/index.ts";
import { settingProposalView, settingReason } from "./versions/proposals.ts";

type Schema = z.ZodMiniType<object>;

/** Names of brands, groups, gifts, studios, categories and pages, as the address or a file has them. */
export const settingKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,59}$/));
/** A picture of ours: pages show none of another house. */
export const settingPicture = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/), z.maxLength(300));
/** A page of ours, or an address elsewhere under TLS. */
export const settingAddress = z
  .string()
  .check(z.regex(/^(https:\/\/|\/(?![/\\]))[^\s\\]*$/), z.maxLength(500));
const wordsOf = (text: z.ZodMiniType<string, string>) =>
  z
    .partialRecord(z.enum(WRITTEN_LOCALES), text)
    .check(z.refine((words) => (words.en ?? "") !== "", "VALIDATION.COMMON.REQUIRED"));
/** A text by locale; the one in English serves where a visitor's language has none. */
export const settingWords = wordsOf(z.string().check(z.trim(), z.maxLength(500)));
/** The title of something that players get or take part in: short in each language, and on one line. */
export const titleWords = wordsOf(
  z.string().check(z.trim(), z.minLength(2), z.maxLength(60), z.regex(/^[^\p{Cc}]*$/u)),
);
export type SettingWords = z.infer<typeof settingWords>;

/** An amount or a text by the code of a currency; that of EUR serves every other one (LOCALE-07). */
export const byCurrency = z.record(
  z.string().check(z.regex(/^[A-Z]{3,4}$/)),
  z.string().check(z.maxLength(100)),
);
/** A record without inherited names and with a bound on its entries. */
export const boundedRecord = <Value extends z.ZodMiniType>(value: Value, entriesMax = 500) =>
  z
    .record(settingKey, value)
    .check(
      z.refine((map) => Object.keys(map).length <= entriesMax, "VALIDATION.COMMON.MAX_LENGTH"),
    );

interface Declared<Name extends string, S extends Schema, R extends Refusals> {
  readonly name: Name;
  /** Begins the names of its endpoints: `SurveyConfig` makes `getSurveyConfig`. */
  readonly title: string;
  /** Says what the setting decides, with its row. */
  readonly summary: string;
  readonly schema: S;
  /** Holds until somebody chooses. */
  readonly initial: z.output<S>;
  /** Refusals of choosing a value that fits the schema. */
  readonly refusals?: R;
}
type Refusals = Readonly<Record<string, Refusal>>;
type NoRefusals = Readonly<Record<never, Refusal>>;

/** Marks a setting that changes what is paid, taken or offered for money: two operators choose it. */
interface Guard<Value> {
  readonly guarded: true;
  /**
   * Tells whether a choice only stops something that was offered: that is safe, has to be fast, and holds at
   * once by one operator. Without it every choice takes two.
   */
  readonly onlyStops?: (from: Value, to: Value) => boolean;
}

const BODY_LIMIT = 128 * 1024;

/** Refusal of a choice that was made of a version which no longer holds. */
export const setting_changed = refusal(
  409,
  "base",
  "Somebody has chosen since you read this setting: look at what holds now.",
);

/**
 * The version that the chooser has read, 0 for the product's default. Where another holds by now, the
 * choice is refused; a script that leaves it out chooses over whatever holds.
 */
const basedOn = z.object({ based_on: z.optional(z.coerce.number().check(z.int(), z.gte(0))) });

const chosenBy = <Name extends string>(name: Name, title: string) =>
  ({
    name: `choose${title}`,
    method: "PUT",
    path: `/api/back_office/config/${name}`,
    access: "operator",
    permission: "configuration.write",
  }) as const;

function chooseEndpoint<Name extends string, S extends Schema, R extends Refusals>(
  { name, title, schema }: Declared<Name, S, R>,
  refusals: R,
) {
  return {
    ...chosenBy(name, title),
    summary: `Chooses the setting ${name}: a version of its own, which holds at once.`,
    query: basedOn,
    body: schema,
    output: schema,
    bodyLimitBytes: BODY_LIMIT,
    refusals: { ...refusals, setting_changed },
  } as const;
}

function proposeEndpoint<Name extends string, S extends Schema, R extends Refusals>(
  { name, title, schema }: Declared<Name, S, R>,
  refusals: R,
) {
  return {
    ...chosenBy(name, title),
    summary: `Proposes a choice of the setting ${name}: another operator makes it. What only stops something holds at once.`,
    idempotency: "body-id",
    body: z.strictObject({
      id: wireId,
      /** The version that holds, 0 for the product's default: the choice is made from it. */
      based_on: z.int().check(z.gte(0)),
      value: schema,
      reason: settingReason,
    }),
    output: settingProposalView,
    status: 201,
    bodyLimitBytes: BODY_LIMIT,
    refusals: { ...refusals, setting_changed },
  } as const;
}

function readEndpoint<Name extends string, S extends Schema, R extends Refusals>({
  name,
  title,
  summary,
  schema,
}: Declared<Name, S, R>) {
  return {
    name: `get${title}`,
    method: "GET",
    path: `/api/fe/config/${name}`,
    summary,
    access: "all",
    output: schema,
  } as const;
}

interface Read<Name extends string, S extends Schema, R extends Refusals> {
  readonly read: ReturnType<typeof readEndpoint<Name, S, R>>;
}

/**
 * Declares a setting of the site once: its shape, its default, and the two endpoints of its own, by
 * which everybody reads what holds and an operator chooses it (API-05). Of one that is `guarded` the choice
 * is a proposal to which another operator agrees.
 */
export function defineSetting<
  const Name extends string,
  S extends Schema,
  const R extends Refusals = NoRefusals,
>(
  declared: Declared<Name, S, R> & Guard<z.output<S>>,
): Omit<typeof declared, "refusals"> &
  Read<Name, S, R> & { readonly choose: ReturnType<typeof proposeEndpoint<Name, S, R>> };
export function defineSetting<
  const Name extends string,
  S extends Schema,
  const R extends Refusals = NoRefusals,
>(
  declared: Declared<Name, S, R>,
): Omit<typeof declared, "refusals"> &
  Read<Name, S, R> & { readonly choose: ReturnType<typeof chooseEndpoint<Name, S, R>> };
export function defineSetting<
  const Name extends string,
  S extends Schema,
  const R extends Refusals = NoRefusals,
>({ refusals = {} as R, ...declared }: Declared<Name, S, R> & Partial<Guard<z.output<S>>>) {
  return {
    ...declared,
    read: readEndpoint(declared),
    choose: declared.guarded
      ? proposeEndpoint(declared, refusals)
      : chooseEndpoint(declared, refusals),
  };
}
