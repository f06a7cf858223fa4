import { createHash, createHmac } from "node:crypto";
import { lootboxView, type PrizeDrawView, wheelSpinView } from "@houselight/contracts";
import { blockMessage, createDraw } from "@houselight/game-maths/fairness";
import { pickByWeight, totalWeight } from "@houselight/game-maths/prizes";
import * as z from "zod/mini";
import { NotVerifiable, type VerificationStep } from "./verify-round.ts";

const step = (ok: boolean, text: string): VerificationStep => ({ ok, text });
const drawn = z.union([wheelSpinView, lootboxView]);

/** A draw with the id of the turn or the box that it decided. */
export interface DrawToVerify {
  readonly id: string;
  readonly draw: PrizeDrawView | null;
}

/** Reads what the house answered about turns of the wheel or loot boxes: one of them, or a list. Throws NotVerifiable. */
export function readPrizeAnswer(answer: unknown): readonly DrawToVerify[] {
  const { success, data } = z.array(drawn).safeParse(Array.isArray(answer) ? answer : [answer]);
  if (!success)
    throw new NotVerifiable("The file is no answer about turns of the wheel or loot boxes.");
  return data.map(({ id, draw }) => ({ id, draw }));
}

/** Draws a prize again from its seeds and its weights. Throws NotVerifiable while they are not told. */
export function verifyPrize({ draw }: DrawToVerify): VerificationStep[] {
  if (!draw) throw new NotVerifiable("It is not opened yet.");
  const { index, weights, fairness } = draw;
  const { server_seed: seed, server_seed_hash, client_seed, nonce } = fairness;
  if (seed === null)
    throw new NotVerifiable(
      "The server seed is in use: change the seeds, and ask the house again.",
    );
  const next = createDraw((block) =>
    createHmac("sha256", seed)
      .update(blockMessage(client_seed, nonce, block))
      .digest(),
  );
  let number = -1;
  const place = pickByWeight(weights, (n) => {
    number = next(n);
    return number;
  });
  const hash = createHash("sha256").update(seed).digest("hex");
  return [
    step(hash === server_seed_hash, "the seed has the hash that was told"),
    step(
      place === index,
      `the seeds give ${number} of ${totalWeight(weights)}: it falls on prize ${place + 1}`,
    ),
  ];
}
