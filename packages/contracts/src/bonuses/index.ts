import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

/** A gift that a deposit brings. Amounts in smallest units of `currency`. */
export const depositGiftView = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  group_key: z.string(),
  currency: z.string(),
  min_deposit_cents: z.int(),
  max_bonus_cents: z.nullable(z.int()),
  percent: z.nullable(z.int()),
  freespins_total: z.nullable(z.int()),
});
export type DepositGiftView = z.infer<typeof depositGiftView>;

export const listDepositGifts = defineEndpoint({
  name: "listDepositGifts",
  method: "GET",
  path: "/api/bonuses/deposit",
  summary: "Gifts the next deposit can bring, those of the chosen code included.",
  access: "player",
  output: z.array(depositGiftView),
});

const bonusCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));

export const setBonusCode = defineEndpoint({
  name: "setBonusCode",
  method: "PATCH",
  path: "/api/player/set_bonus_code",
  summary: "Keeps the code of the deposit gift that the player chose.",
  access: "player",
  body: z.object({ deposit_bonus_code: bonusCode }),
  output: z.object({ deposit_bonus_code: z.nullable(z.string()) }),
  refusals: {
    code_malformed: refusal(422, "deposit_bonus_code", "A code has letters, digits, - and _."),
  },
  limits: [{ by: "player", count: 10, windowSeconds: 3600 }],
});

export const clearBonusCode = defineEndpoint({
  name: "clearBonusCode",
  method: "DELETE",
  path: "/api/player/clear_bonus_code",
  summary: "Forgets the chosen code.",
  access: "player",
  output: z.object({ deposit_bonus_code: z.nullable(z.string()) }),
});

export const updateBonusSettings = defineEndpoint({
  name: "updateBonusSettings",
  method: "PATCH",
  path: "/api/player/update_bonus_settings",
  summary: "Stores the player's wish to receive bonuses or none.",
  access: "player",
  body: z.object({ settings: z.object({ can_issue: z.boolean() }) }),
  output: z.object({ can_issue: z.boolean() }),
});
