import type { AgeRule, Ages } from "./policy.ts";

/**
 * Returns the age from which a person of this country may sign up, in whole years: the highest of
 * all products, because one account opens them all. A country that is not known has no age of its own.
 */
export const signUpAge = (ages: Ages, country: string | null): number =>
  Math.max(...Object.values(ages).map((rule) => ageIn(rule, country)));

const ageIn = (rule: AgeRule, country: string | null): number =>
  (country === null ? undefined : rule.by_country[country]) ?? rule.any;
