import * as z from "zod/mini";
import { LOCALES } from "../../locales/index.ts";
import { defineSetting, settingAddress, settingPicture } from "./define-setting.ts";

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
/** A number as it is read aloud: digits, spaces, brackets and dashes. */
const phone = z.string().check(z.regex(/^\+?[0-9][0-9 ()/.-]{2,29}$/));

export const footerConfig = defineSetting({
  name: "footer-config",
  title: "FooterConfig",
  summary:
    "The phone by language, social profiles and partner of the footer; each is shown where it is there (SHELL-10).",
  schema: z.strictObject({
    /** A language without a number shows none. */
    phones: z.partialRecord(z.enum(LOCALES), phone),
    socials: z
      .array(z.strictObject({ name, url: settingAddress, icon: settingPicture }))
      .check(z.maxLength(12)),
    partner: z.nullable(z.strictObject({ name, image: settingPicture, url: settingAddress })),
  }),
  initial: { phones: {}, socials: [], partner: null },
});
