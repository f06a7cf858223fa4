import { createHash, createHmac } from "node:crypto";
import { FIXTURE_STATES } from "@houselight/contracts";
import { createDraw } from "@houselight/game-maths/fairness";
import { type CheckedMatch, checkMatch, matchBlock } from "@houselight/sports-maths/football";
import * as z from "zod/mini";
import { NotVerifiable, type VerificationStep } from "./verify-round.ts";

const goals = z.object({ home: z.int(), away: z.int() });
/** Parts of a fixture that are read, as the house tells it. */
const answer = z.object({
  id: z.int(),
  home: z.string(),
  away: z.string(),
  state: z.enum(FIXTURE_STATES),
  score: z.nullable(goals),
  half_time: z.nullable(goals),
  simulated: z.nullable(
    z.object({
      seed_hash: z.string(),
      seed: z.nullable(z.string()),
      /** Name of the match in the feed: its draws are those of seed and name. */
      urn: z.string(),
      /** Goals that each side is expected to score over 90 minutes. */
      strengths: z.nullable(z.object({ home: z.number(), away: z.number() })),
    }),
  ),
});
export type MatchToVerify = z.infer<typeof answer>;

/** Reads what the house answered about a fixture. Throws NotVerifiable. */
export function readMatchAnswer(told: unknown): MatchToVerify {
  const { success, data } = answer.safeParse(told);
  if (!success)
    throw new NotVerifiable(
      "This is no answer about a match, or it does not tell the name and the strengths that the match was played with.",
    );
  return data;
}

type Goals = z.infer<typeof goals>;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const step = (ok: boolean, text: string): VerificationStep => ({ ok, text });
const shown = (score: Goals | null): string => (score ? `${score.home}:${score.away}` : "none");

/**
 * Plays a simulated match again from its seed: draws are of HMAC-SHA256(seed, "name:0"), … in the mapping of
 * the house's games. Throws NotVerifiable for a real match, and while the seed is secret.
 */
export function verifyMatch({
  id,
  state,
  simulated,
  score,
  half_time: halfTime,
}: MatchToVerify): VerificationStep[] {
  if (!simulated) throw new NotVerifiable(`Match ${id} is of the real world.`);
  const { seed, seed_hash: sealedHash, urn, strengths } = simulated;
  if (seed === null || strengths === null)
    throw new NotVerifiable(`Match ${id} is not over: its seed is secret until then.`);
  const draw = createDraw((block) =>
    createHmac("sha256", seed).update(matchBlock(urn, block)).digest(),
  );
  const isAbandoned = state === "abandoned";
  const told = { score, halfTime, isAbandoned };
  const checked = checkMatch({ seed, strengths, sealedHash }, told, { draw, sha256 });
  return [
    step(checked.seal, "seed and strengths have the hash that was told"),
    isAbandoned ? stoodStep(checked, score) : wholeStep(checked, score),
    ...halfTimeSteps(checked, halfTime),
  ];
}

function wholeStep({ score: ok, played }: CheckedMatch, told: Goals | null): VerificationStep {
  return step(ok, `the seed gives ${shown(played.score)}${ok ? "" : onRecord(told)}`);
}

/** Tells of a match that was broken off whether it stood as was told at some moment. */
const stoodStep = ({ score: ok }: CheckedMatch, told: Goals | null): VerificationStep =>
  step(ok, `the match stood at ${shown(told)}, by its seed${ok ? "" : " never"}`);

function halfTimeSteps({ halfTime, played }: CheckedMatch, told: Goals | null): VerificationStep[] {
  if (halfTime === null) return [];
  const text = `${shown(played.halfTime)} at half time`;
  return [step(halfTime, halfTime ? text : `${text}${onRecord(told)}`)];
}

const onRecord = (told: Goals | null): string => `; on record: ${shown(told)}`;
