import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

/** The player's seeds (commit and reveal): the server's seed is hidden behind its hash until it is rotated. */
export const seedsView = z.object({
  server_seed_hash: z.string(),
  next_server_seed_hash: z.string(),
  client_seed: z.string(),
  /** Number of the next round under this pair, from 0. */
  nonce: z.int(),
  mapping: z.string(),
});
export type SeedsView = z.infer<typeof seedsView>;

export const revealedSeedsView = z.object({
  server_seed: z.string(),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  rounds: z.int(),
});

/** The seeds of one draw: of a round, a turn of the wheel or an opened box. */
export const drawFairnessView = z.object({
  mapping: z.string(),
  server_seed_hash: z.string(),
  client_seed: z.string(),
  nonce: z.int(),
  /** Known once the pair is rotated; of a demo round once it has ended. */
  server_seed: z.nullable(z.string()),
});
export type DrawFairnessView = z.infer<typeof drawFairnessView>;

export const getSeeds = defineEndpoint({
  name: "getSeeds",
  method: "GET",
  path: "/api/player/fairness",
  summary: "The hashes committed to, the client seed and the next nonce.",
  access: "player",
  output: seedsView,
});

export const rotateSeeds = defineEndpoint({
  name: "rotateSeeds",
  method: "POST",
  path: "/api/player/fairness/rotate",
  summary:
    "Reveals the server seed in use and starts the next one, with a new client seed if given.",
  access: "player",
  body: z.object({ client_seed: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  output: z.object({ revealed: revealedSeedsView, seeds: seedsView }),
  refusals: {
    client_seed_invalid: refusal(422, "client_seed", "Use 1 to 64 characters without a colon."),
    round_open: refusal(409, "base", "A round is still open: its draws are not over."),
  },
  limits: [{ by: "player", count: 30, windowSeconds: 60 }],
});
