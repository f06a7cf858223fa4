import {
  ageFault,
  type BirthParts,
  CLEARABLE_FIELDS,
  isoBirthDate,
  type PlayerView,
  parseIsoDate,
  personalId,
  type ProfileChange,
  profileRules,
} from "@houselight/contracts/accounts";
import type { Ages, ProfileField } from "@houselight/contracts/configuration";
import type { RuleProblems } from "../../../forms/rule-errors.ts";

/** Fields that a form of the profile may show: the personal id is told once, and shown by nothing. */
export type EditedField = ProfileField | "personal_id";

/** Values as they stand in the form: texts, and a date in three parts. */
export type ProfileValues = Record<Exclude<EditedField, "date_of_birth">, string> & {
  date_of_birth: BirthParts;
};

/** Terms of a form of the profile. */
export interface ProfileTerms {
  /** Fields that the form shows. */
  readonly fields: readonly EditedField[];
  /** Fields that must not stay empty. */
  readonly required: readonly EditedField[];
  readonly before: PlayerView;
  readonly today: Date;
  readonly ages: Ages;
}

/** Returns what a profile says as the values of a form. */
export function valuesOf(player: PlayerView): ProfileValues {
  const [year = "", month = "", day = ""] = (player.date_of_birth ?? "").split("-");
  return {
    first_name: player.first_name ?? "",
    last_name: player.last_name ?? "",
    nickname: player.nickname ?? "",
    gender: player.gender ?? "",
    date_of_birth: { day, month, year },
    country: player.country ?? "",
    postal_code: player.postal_code ?? "",
    state: player.state ?? "",
    city: player.city ?? "",
    address: player.address ?? "",
    mobile_phone: player.mobile_phone ?? "",
    personal_id: "",
  };
}

/** Returns a date of birth, as "1990-04-12", in the words of a language: 12 April 1990, 12. April 1990. */
export const birthDateText = (isoDate: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(isoDate));

/** Returns what a profile says in a field; null where it says nothing, or does not show it. */
const toldIn = (player: PlayerView, field: EditedField): string | null =>
  field === "personal_id" ? null : player[field];

/** Returns the text of a field as the endpoint takes it; "" where nothing is filled in. */
function textOf(values: ProfileValues, field: EditedField): string {
  if (field !== "date_of_birth") return values[field].trim();
  const { day, month, year } = values.date_of_birth;
  if (!day && !month && !year) return "";
  return isoBirthDate(values.date_of_birth) ?? `${year}-${month}-${day}`;
}

const isClearable = (field: EditedField): boolean =>
  (CLEARABLE_FIELDS as ReadonlySet<string>).has(field);

/**
 * Returns the message key of each field that breaks a rule (VALID): by the rules of the server. A field
 * that was filled in stays so, unless it is one that may be emptied.
 */
export function judgeProfile(
  { fields, required, before, today, ages }: ProfileTerms,
  values: ProfileValues,
): RuleProblems<ProfileValues> {
  const rules = { ...profileRules(values.country || null), personal_id: personalId };
  const problems: Partial<Record<EditedField, string>> = {};
  for (const field of fields) {
    const text = textOf(values, field);
    if (text === "") {
      const kept = !isClearable(field) && Boolean(toldIn(before, field));
      if (kept || required.includes(field)) problems[field] = "VALIDATION.COMMON.REQUIRED";
      continue;
    }
    const { error } = rules[field].safeParse(text);
    if (error) problems[field] = error.issues[0]?.message ?? "VALIDATION.COMMON.INVALID_FIELD";
  }
  if (!problems.date_of_birth && fields.includes("date_of_birth")) {
    const birth = parseIsoDate(textOf(values, "date_of_birth"));
    const fault = birth && ageFault(birth, today, { ages, country: values.country || null });
    if (fault) problems.date_of_birth = fault;
  }
  return problems;
}

/** Returns the fields that differ from the profile, as a change takes them; null empties one. */
export function changeOf(
  { fields, before }: Pick<ProfileTerms, "fields" | "before">,
  values: ProfileValues,
): ProfileChange {
  const changed = fields.flatMap((field) => {
    const text = textOf(values, field);
    if (text === (toldIn(before, field) ?? "")) return [];
    return [[field, text === "" ? null : text] as const];
  });
  return Object.fromEntries(changed) as ProfileChange;
}
