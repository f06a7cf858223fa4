import { betView, roundView } from "@houselight/contracts/house-games";
import * as z from "zod/mini";
import { readTab, removeTab, writeTab } from "./tab-storage.ts";

/** A round that was sent, or is about to be, and whose replay has not ended. */
const pendingRound = z.object({
  id: z.string(),
  mode: z.enum(["real", "demo"]),
  currency: z.string(),
  bet: betView,
  /** First step that has not been shown to its end. */
  step: z.int(),
  /** A demo round whole, since no server keeps it. */
  round: z.nullable(roundView),
});
export type PendingRound = z.infer<typeof pendingRound>;

const keyOf = (game: string, mode: "real" | "demo") => `houselight.round.${game}.${mode}`;

export function readPendingRound(game: string, mode: "real" | "demo"): PendingRound | null {
  return readTab(keyOf(game, mode), pendingRound);
}

export function keepPendingRound(game: string, pending: PendingRound): void {
  writeTab(keyOf(game, pending.mode), pending);
}

export function dropPendingRound(game: string, mode: "real" | "demo"): void {
  removeTab(keyOf(game, mode));
}
