import * as z from "zod/mini";

/**
 * Answer of an endpoint with `download`: the mount sends it as an attachment that no browser runs, or
 * as a picture of the site that pages show and browsers keep.
 */
export const fileAnswer = z.object({
  /** Name of the house's own making: letters, digits, dots and hyphens. */
  file_name: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,99}$/)),
  content_type: z.string(),
  /** For everybody, and the same for good: pictures are shown where they stand. */
  published: z.optional(z.literal(true)),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type FileAnswer = z.infer<typeof fileAnswer>;
