import type { LotteryDetailView, LotteryTicketsView } from "@houselight/contracts/lotteries";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

type Drawn = Pick<LotteryDetailView, "id" | "tickets" | "terms" | "draw">;

/**
 * Draws the numbers of a lottery again from its seed and its salt. Returns true when the seed is the one
 * whose hash was told, and each number is the one on record; one that was drawn before is passed over.
 */
export function agreesWithSeed({ tickets, terms, draw }: Drawn): boolean {
  if (!draw) return false;
  const key = utf8ToBytes(draw.seed);
  const next = createDraw((block) =>
    hmac(sha256, key, utf8ToBytes(blockMessage(terms.salt, terms.nonce, block))),
  );
  const seen = new Set<number>();
  return (
    hash(draw.seed) === terms.seed_hash &&
    draw.numbers.every(({ number, passed_over }) => {
      const repeated = seen.has(number);
      seen.add(number);
      return next(tickets) + 1 === number && (!repeated || passed_over);
    })
  );
}

/** Tells whether the tickets on record, in their order, give the salt and number the tickets without a gap. */
export async function agreesWithTickets(
  { id, tickets, terms }: Drawn,
  pages: AsyncIterable<readonly LotteryTicketsView[]>,
): Promise<boolean> {
  let salt = id;
  let given = 0;
  for await (const page of pages)
    for (const { first_number, count, source_id } of page) {
      if (first_number !== given + 1) return false;
      given += count;
      salt = hash(`${salt}:${source_id}:${count}`);
    }
  return given === tickets && salt === terms.salt;
}
