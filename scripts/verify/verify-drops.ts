import { createHash, createHmac } from "node:crypto";
import type { EndpointOutput, getJackpot, JackpotDropView } from "@houselight/contracts";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import type { VerificationStep } from "./verify-round.ts";

type Answer = Pick<EndpointOutput<typeof getJackpot>, "terms" | "drops">;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Returns the amount at which a pot dropped, from its seed and its salt alone. */
export function amountOf(
  drop: Pick<JackpotDropView, "seed" | "salt" | "number" | "start_cents" | "must_drop_by_cents">,
): number {
  const draw = createDraw((block) =>
    createHmac("sha256", drop.seed)
      .update(blockMessage(drop.salt, drop.number, block))
      .digest(),
  );
  return drop.start_cents + 1 + draw(drop.must_drop_by_cents - drop.start_cents);
}

/**
 * Computes the drops of a jackpot again from what its page was answered: each amount, each hash, and
 * that every seed is the hash of the next one, up to the pot of now.
 */
export function verifyDrops({ terms, drops }: Answer): VerificationStep[] {
  return terms.flatMap(({ identifier, pot }) => {
    const own = drops.filter(({ level }) => level === identifier);
    return own.flatMap((drop, at) => {
      const name = `${identifier} ${drop.number}`;
      const amount = amountOf(drop);
      // The latest comes first: what followed it stands before it.
      const later = own[at - 1] ?? { number: pot.number, seed_hash: pot.seed_hash };
      const isNext = later.number === drop.number + 1;
      return [
        step(sha256(drop.seed) === drop.seed_hash, `${name}: the seed has the hash that was told`),
        step(amount === drop.amount_cents, `${name}: seed and salt give ${amount}`),
        ...(isNext
          ? [step(later.seed_hash === drop.seed, `${name}: the seed is the hash of the next pot`)]
          : []),
      ];
    });
  });
}

const step = (ok: boolean, text: string): VerificationStep => ({ ok, text });
