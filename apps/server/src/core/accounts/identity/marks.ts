import { createHmac } from "node:crypto";
import type { House } from "#platform/module";
import { canonicalEmail, nameAndBirth } from "./canonical.ts";

/** Kinds of marks; of the certain ones each is one person's. */
export const CERTAIN = ["email", "confirmed_phone", "personal_id"] as const;
export type MarkKind = (typeof CERTAIN)[number] | "phone" | "name_birth" | "device";
export const isCertain = (kind: MarkKind): boolean => (CERTAIN as readonly string[]).includes(kind);

export interface Mark {
  readonly kind: MarkKind;
  readonly mark: string;
}

/** Facts about a person that marks are made of. */
export interface PersonFacts {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly dateOfBirth: string | null;
  readonly mobilePhone: string | null;
  readonly phoneConfirmedAt: Date | null;
  readonly personalId: string | null;
}

/** Returns the marks of a person, in the order of their kinds. */
export function marksOf(house: House, person: PersonFacts): readonly Mark[] {
  const { mobilePhone, phoneConfirmedAt, personalId } = person;
  const facts: Readonly<Record<Exclude<MarkKind, "device">, string | null>> = {
    email: canonicalEmail(person.email),
    confirmed_phone: phoneConfirmedAt ? mobilePhone : null,
    personal_id: personalId?.toUpperCase() ?? null,
    phone: mobilePhone,
    name_birth: nameAndBirth(person),
  };
  return Object.entries(facts).flatMap(([kind, fact]) =>
    fact === null ? [] : [markOf(house, kind as MarkKind, fact)],
  );
}

/** Returns the mark of one fact: a hash under a key of the house. */
export const markOf = (house: House, kind: MarkKind, fact: string): Mark => ({
  kind,
  mark: createHmac("sha256", house.key("identity")).update(`${kind} ${fact}`).digest("base64url"),
});
