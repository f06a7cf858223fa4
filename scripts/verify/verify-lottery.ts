import { createHash, createHmac } from "node:crypto";
import type { LotteryDetailView, LotteryTicketsView } from "@houselight/contracts";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { NotVerifiable, type VerificationStep } from "./verify-round.ts";

type Drawn = Pick<LotteryDetailView, "id" | "tickets" | "terms" | "draw">;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const step = (ok: boolean, text: string): VerificationStep => ({ ok, text });

/**
 * Draws the numbers of a lottery again from its seed and its salt and, where they are given, the salt
 * from the tickets in the order of their numbers. Throws NotVerifiable before the draw.
 */
export function verifyLottery(
  lottery: Drawn,
  tickets: readonly LotteryTicketsView[] | null,
): VerificationStep[] {
  const { draw, terms } = lottery;
  if (!draw)
    throw new NotVerifiable("The lottery is not drawn yet: its seed is secret until then.");
  const next = createDraw((block) =>
    createHmac("sha256", draw.seed)
      .update(blockMessage(terms.salt, terms.nonce, block))
      .digest(),
  );
  const seen = new Set<number>();
  const numbers = draw.numbers.map(({ number, passed_over }, at) => {
    const given = next(lottery.tickets) + 1;
    const isRepeated = seen.has(number);
    seen.add(number);
    const ok = given === number && (!isRepeated || passed_over);
    return step(ok, `number ${at + 1}: seed and salt give ${given}`);
  });
  return [
    step(sha256(draw.seed) === terms.seed_hash, "the seed has the hash that was told"),
    ...numbers,
    ...(tickets ? saltSteps(lottery, tickets) : []),
  ];
}

function saltSteps(
  { id, tickets: count, terms }: Drawn,
  tickets: readonly LotteryTicketsView[],
): VerificationStep[] {
  let given = 0;
  let hasGap = false;
  let salt = id;
  for (const one of tickets) {
    hasGap ||= one.first_number !== given + 1;
    given += one.count;
    salt = sha256(`${salt}:${one.source_id}:${one.count}`);
  }
  return [
    step(!hasGap && given === count, `the tickets are 1 to ${count} without a gap`),
    step(salt === terms.salt, "their rounds give the salt"),
  ];
}
