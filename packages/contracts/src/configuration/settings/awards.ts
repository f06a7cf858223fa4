import * as z from "zod/mini";
import { defineSetting, settingPicture } from "./define-setting.ts";

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** An award that the house was given or named for, in the words of whoever gives it (CMS-10). */
const award = z.strictObject({
  name: words,
  nomination: words,
  /** `Winner`, in any case, is shown as such (CMS-11). */
  prize: words,
  year: z.int().check(z.gte(1990), z.lte(2200)),
  imgUrl: z.optional(settingPicture),
});
export type Award = z.infer<typeof award>;

export const awardsConfig = defineSetting({
  name: "awards",
  title: "Awards",
  summary: "Awards of the house, latest first (CMS-10).",
  schema: z.array(award).check(z.maxLength(200)),
  initial: [],
});
