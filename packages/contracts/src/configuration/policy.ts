import * as z from "zod/mini";
import { playPolicyView } from "./play-policy.ts";
import { signUpRule } from "./sign-up-fields.ts";

/** The age from which a product is open, in whole years; people of some countries wait longer. */
const ageRule = z.object({
  any: z.int(),
  by_country: z.record(z.string(), z.int()),
});
export type AgeRule = z.infer<typeof ageRule>;

/** A payment method that a licence offers, and the places in which it does not. */
const methodOffer = z.object({
  id: z.string(),
  except_countries: z.array(z.string()),
  /** Languages of the site in which it is not shown (LICENCE-13). */
  except_locales: z.array(z.string()),
});
export type MethodOffer = z.infer<typeof methodOffer>;

/** Pages of words that some licences have and others do not (LICENCE-12): slugs, in the footer's order. */
export const LICENCE_PAGES = ["crypto-benefits", "sportsbook-terms"] as const;

/** The rules of the licence that serves this visitor, as far as the site shows them. */
export const licencePolicyView = z.object({
  /** The jurisdiction, in its own words: `Eesti`. */
  name: z.string(),
  ages: z.object({ casino: ageRule, sports: ageRule }),
  methods: z.array(methodOffer),
  sign_up_fields: signUpRule,
  play: playPolicyView,
  /** Shows a player the time since the login (LIMIT-07). */
  session_timer: z.boolean(),
  /** Asks a visitor once to confirm the age and the licence (MODAL-10). */
  approval_card: z.boolean(),
  /** Linked from the footer. */
  pages: z.array(z.enum(LICENCE_PAGES)),
});
export type LicencePage = (typeof LICENCE_PAGES)[number];
export type LicencePolicyView = z.infer<typeof licencePolicyView>;
export type Ages = LicencePolicyView["ages"];
