import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";
import { captchaSetting } from "../sign-in/index.ts";
import { defineSetting } from "./settings/define-setting.ts";

/** Fields of a profile that its player fills in, in the order of the form. */
export const PROFILE_FIELDS = [
  "first_name",
  "last_name",
  "nickname",
  "gender",
  "date_of_birth",
  "country",
  "postal_code",
  "state",
  "city",
  "address",
  "mobile_phone",
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The context of the profile page: what it offers to edit. */
export const EDITION_CONTEXT = "edition";

/**
 * Fields of the profile by context (PROFILE-04): `edition` is what the profile page offers; any other
 * name is of something that needs them, such as a provider of games.
 */
export const playerFields = z
  .record(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/)),
    z.array(z.enum(PROFILE_FIELDS)).check(z.maxLength(PROFILE_FIELDS.length)),
  )
  .check(
    z.refine((map) => Object.keys(map).length <= 50, "VALIDATION.COMMON.MAX_LENGTH"),
    z.refine((map) => Object.hasOwn(map, EDITION_CONTEXT), "VALIDATION.COMMON.REQUIRED"),
  );
export type PlayerFields = z.infer<typeof playerFields>;

export const getPlayerFields = defineEndpoint({
  name: "getPlayerFields",
  method: "GET",
  path: "/api/info/player_fields",
  summary: "Fields of the profile by the context that asks for them.",
  access: "all",
  output: playerFields,
});

export const playerFieldsConfig = defineSetting({
  name: "player-fields",
  title: "PlayerFields",
  summary: "Fields of the profile by the context that asks for them (PROFILE-04).",
  schema: playerFields,
  initial: { [EDITION_CONTEXT]: [...PROFILE_FIELDS] },
});

export const getProject = defineEndpoint({
  name: "getProject",
  method: "GET",
  path: "/api/info/project",
  summary:
    "The site as a client sets itself up by it: name, languages, and what tells people from programs.",
  access: "all",
  output: z.object({
    name: z.string(),
    site_url: z.string(),
    support_email: z.string(),
    locales: z.array(z.string()),
    captcha: captchaSetting,
  }),
});
