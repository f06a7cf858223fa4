import type { GameFacts, GameProof, SteppedGame } from "../game.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import { objectSchema } from "../json/json-schema.ts";
import { originalStakes } from "../originals/index.ts";
import { betReaders, hasOnly } from "../stakes/bet-readers.ts";
import { openBy } from "../steps/position.ts";
import type { Studio } from "../studios.ts";
import type { PayTable } from "./best-hold.ts";
import { adviseHolds, proveVideoPoker, simulateVideoPoker } from "./prove-video-poker.ts";
import type { VideoPokerBet } from "./rules.ts";
import { NO_CHOICE, videoPokerRules } from "./rules.ts";
import { KIND, VIDEO_POKER_OUTCOME_SCHEMA, VIDEO_POKER_STEP_SCHEMA } from "./wire.ts";
import type { VideoPokerOutcome } from "./wire.ts";

/** A game of video poker: its name and its pay table. */
export interface VideoPokerDefinition {
  readonly slug: string;
  readonly name: string;
  readonly studio: Studio;
  readonly version: string;
  readonly pays: PayTable;
  readonly facts: GameFacts;
}

/** Makes a game of video poker. What help advises is what the proof plays. */
export function videoPokerGame(
  definition: VideoPokerDefinition,
): SteppedGame<VideoPokerBet, VideoPokerOutcome> {
  const { slug, name, version, pays } = definition;
  let proven: GameProof | undefined;
  const prove = () => (proven ??= proveVideoPoker(name, version, pays));
  return {
    slug,
    name,
    studio: definition.studio,
    version,
    kind: KIND,
    categories: ["table", "new"],
    betSchema: objectSchema({
      kind: { const: KIND },
      stake_cents: { type: "integer", minimum: 1 },
    }),
    stepSchema: VIDEO_POKER_STEP_SCHEMA,
    outcomeSchema: VIDEO_POKER_OUTCOME_SCHEMA,
    facts: definition.facts,
    stakes: originalStakes,
    ...betReaders({
      slug,
      version,
      kind: KIND,
      stakes: originalStakes,
      readChoice: (fields) => (hasOnly(fields, []) ? NO_CHOICE : null),
    }),
    open: openBy(videoPokerRules(pays)),
    advise: (_, outcome) => adviseHolds(pays, outcome),
    canonicalConfig: () => canonicalJson({ name, version, decks: 1, draws: 1, pays }),
    prove,
    simulate: (rounds, seed) => simulateVideoPoker(rounds, seed, { pays, proof: prove() }),
  };
}
