import * as z from "zod/mini";
import { defineSetting } from "./define-setting.ts";

export const supportConfig = defineSetting({
  name: "support-config",
  title: "SupportConfig",
  summary:
    "Whether people of the house are there to chat: off, everybody gets the form (SUPPORT-02, OPEN-16).",
  schema: z.strictObject({ writable: z.boolean() }),
  initial: { writable: true },
});
