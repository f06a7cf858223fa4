import {
  type BetView,
  type OutcomeView,
  roundViewOf,
  type StepView,
} from "@houselight/contracts/house-games";
import * as z from "zod/mini";
import { readTab, removeTab, writeTab } from "./tab-storage.ts";

/** Enough to tell whose form it has: this tab wrote it, and its stage reads it by its kind. */
const ofAKind = z.looseObject({ kind: z.string() });
const bet = ofAKind as z.ZodMiniType<BetView, BetView>;
const step = ofAKind as z.ZodMiniType<StepView, StepView>;
const outcome = ofAKind as z.ZodMiniType<OutcomeView, OutcomeView>;

/** A round that was sent, or is about to be, and whose replay has not ended. */
const pendingRound = z.object({
  id: z.string(),
  mode: z.enum(["real", "demo"]),
  currency: z.string(),
  bet,
  /** First step that has not been shown to its end. */
  step: z.int(),
  /** A demo round whole, since no server keeps it; of an open one, with the token that leads on. */
  round: z.nullable(roundViewOf(bet, outcome, step)),
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
