import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../../../endpoint/index.ts";
import { setting_changed, settingKey } from "../define-setting.ts";

/** A version of a setting: who chose what, and when. */
export const settingVersion = z.object({
  id: z.int(),
  chosen_at: z.string(),
  /** E-mail address of the operator; null for what was chosen before versions were kept. */
  chosen_by: z.nullable(z.string()),
  value: z.unknown(),
  /** True of the version that holds. */
  standing: z.boolean(),
});
export type SettingVersion = z.infer<typeof settingVersion>;

const named = { name: settingKey };
const setting_not_found = refusal(404, "name", "There is no such setting.");
const staff = { access: "operator", permission: "configuration.write" } as const;

export const listSettings = defineEndpoint({
  name: "listSettings",
  method: "GET",
  path: "/api/back_office/config",
  summary: "The settings of the site, with what holds of each.",
  ...staff,
  output: z.array(
    z.object({
      name: z.string(),
      summary: z.string(),
      value: z.unknown(),
      /** A choice waits for a second operator, unless it only stops something. */
      guarded: z.boolean(),
      /** Of the version that holds; 0 while the product's default does. */
      version: z.int(),
      chosen_at: z.nullable(z.string()),
      /** E-mail address of the operator; null where nobody chose, or before versions were kept. */
      chosen_by: z.nullable(z.string()),
    }),
  ),
});

export const listSettingVersions = defineEndpoint({
  name: "listSettingVersions",
  method: "GET",
  path: "/api/back_office/config/{name}",
  summary: "A setting's versions, latest first; none while the product's default holds.",
  ...staff,
  params: z.object(named),
  query: z.object({ before: z.optional(z.coerce.number().check(z.int(), z.positive())) }),
  output: z.object({ initial: z.unknown(), versions: z.array(settingVersion) }),
  refusals: { setting_not_found },
});

/** A former version becomes a new one; nothing that was chosen is lost. */
export const restoreSetting = defineEndpoint({
  name: "restoreSetting",
  method: "POST",
  path: "/api/back_office/config/{name}/restore",
  summary: "Chooses what a former version of a setting says once more.",
  ...staff,
  params: z.object(named),
  body: z.strictObject({
    version: z.int().check(z.positive()),
    /** The version that held when the chooser read it, as in the query of a choice. */
    based_on: z.optional(z.int().check(z.gte(0))),
  }),
  output: settingVersion,
  refusals: {
    setting_not_found,
    version_not_found: refusal(404, "version", "There is no such version."),
    setting_outdated: refusal(409, "version", "This version no longer fits: choose again."),
    setting_changed,
    setting_guarded: refusal(
      409,
      "base",
      "Two operators choose this setting: choose what the version says as a proposal.",
    ),
  },
});
