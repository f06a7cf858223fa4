import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";
import type { Clock } from "#platform/clock";
import { sha256 } from "#platform/ids";
import type { Random } from "#platform/random";
import type { Captcha } from "./captcha.ts";

const ALGORITHM = "PBKDF2/SHA-256";
/** Rounds of PBKDF2 for one number: so few that making a challenge costs the house half a millisecond. */
const COST = 1_000;
/** Numbers that a browser tries from 0 on, before the factor: one to three thousand, about a second. */
const NUMBERS = { least: 1_000, spread: 2_000 };
const LIFETIME_MS = 10 * 60_000;

const answerForm = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string(),
      data: z.object({ subject: z.string(), expires_at: z.int() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

export interface ProofOfWorkOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly key: (purpose: string) => string;
  readonly numbers?: typeof NUMBERS;
}

/** A captcha that a browser solves by itself: it looks for a number, which the house can check at once. */
export function createProofOfWork({
  clock,
  random,
  key,
  numbers = NUMBERS,
}: ProofOfWorkOptions): Required<Captcha> {
  const secrets = {
    hmacSignatureSecret: key("captcha"),
    hmacKeySignatureSecret: key("captcha solution"),
  };
  return {
    // Says nothing of the secret that it is made of, and is the same on every replica.
    setting: {
      kind: "proof_of_work",
      site_key: `house-${sha256(key("captcha site")).slice(0, 16)}`,
    },
    async create(subject, factor) {
      const chance = Buffer.from(random.bytes(4)).readUInt32BE() % numbers.spread;
      const { parameters, signature = "" } = await createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: COST,
        counter: (numbers.least + chance) * factor,
        deriveKey,
        // The library's own end goes by the machine's clock.
        data: { subject, expires_at: clock.now().getTime() + LIFETIME_MS },
      });
      return { kind: "proof_of_work", challenge: { parameters: { ...parameters }, signature } };
    },

    async check(answer, subject) {
      const read = readAnswer(answer);
      if (!read) return null;
      const { challenge, solution } = read;
      const { nonce, data } = challenge.parameters;
      if (data.subject !== subject || data.expires_at <= clock.now().getTime()) return null;
      const verifying = { ...secrets, challenge, solution, deriveKey };
      const { verified } = await verifySolution(
        verifying as unknown as Parameters<typeof verifySolution>[0],
      );
      // The nonce is signed as it is written, unlike the signature, which may be in two cases.
      return verified ? { id: nonce, expiresAt: new Date(data.expires_at) } : null;
    },
  };
}

function readAnswer(answer: string): z.infer<typeof answerForm> | null {
  try {
    const result = answerForm.safeParse(
      JSON.parse(Buffer.from(answer, "base64url").toString("utf8")),
    );
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
