import { randomUUID } from "node:crypto";
import type { WalletCall } from "@houselight/contracts";
import type { Draw } from "@houselight/game-maths/fairness";
import { newOperation, type Operation } from "../operation.ts";
import type { Player } from "../player/player.ts";

/** Forms of a round with the studio, each of calls that are sent one after the other. */
const ROUNDS = ["lost", "won", "at_once", "taken_back", "out_of_order"] as const;

/** Makes the calls of one round with the studio, each an operation of its own under the id of its transaction. */
export function studioRound(
  { index, purse }: Player,
  session: string,
  draw: Draw,
): readonly Operation[] {
  const round = randomUUID();
  const [bet, win] = [randomUUID(), randomUUID()];
  const stake = purse.stakes[0] as number;
  const won = stake * (1 + draw(3));
  const call = (name: WalletCall, id: string, body: object): Operation =>
    newOperation({
      kind: "studio",
      player: index,
      id,
      slug: name,
      round,
      body: { session, ...body },
    });
  const inRound = { round_id: round, currency: purse.currency };
  const placed = call("bet", bet, {
    ...inRound,
    transaction_id: bet,
    amount: stake,
    round_closed: false,
  });
  const paid = (amount: number) =>
    call("win", win, { ...inRound, transaction_id: win, amount, round_closed: true });
  const id = randomUUID();
  const back = call("rollback", id, { transaction_id: id, original_transaction_id: bet });
  const actions = [
    { type: "bet", transaction_id: bet, amount: stake },
    { type: "win", transaction_id: win, amount: won },
  ];
  const both = call("play", bet, { ...inRound, round_closed: true, actions });
  const rounds: Readonly<Record<(typeof ROUNDS)[number], readonly Operation[]>> = {
    lost: [placed, paid(0)],
    won: [placed, paid(won)],
    at_once: [both],
    taken_back: [placed, back],
    out_of_order: [back, placed],
  };
  return rounds[ROUNDS[draw(ROUNDS.length)] as (typeof ROUNDS)[number]];
}
