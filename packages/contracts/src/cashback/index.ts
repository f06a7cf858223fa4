import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";
import { cashbackView } from "./views.ts";

export * from "./operator-endpoints.ts";
export * from "./views.ts";

export const listCashback = defineEndpoint({
  name: "listCashback",
  method: "GET",
  path: "/api/cashback",
  summary: "Rules of cashback that run for the caller, with the player's own period so far.",
  access: "all",
  whileRestricted: true,
  output: z.array(cashbackView),
});
