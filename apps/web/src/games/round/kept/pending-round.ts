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

/** Names the one round that may be kept: rounds for money by player, as another may sign in next in this tab. */
interface Place {
  readonly slug: string;
  readonly mode: "real" | "demo";
  readonly playerId: number | null;
}

const keyOf = ({ slug, mode, playerId }: Place): string =>
  `houselight.round.${slug}.${mode}${mode === "real" ? `.${playerId}` : ""}`;

export const readPendingRound = (place: Place): PendingRound | null =>
  readTab(keyOf(place), pendingRound);

export const keepPendingRound = (place: Place, pending: PendingRound): void =>
  writeTab(keyOf(place), pending);

export const dropPendingRound = (place: Place): void => removeTab(keyOf(place));
