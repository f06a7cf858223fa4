import { appendTrailEntries } from "#core/staff";
import { type House, perHouse } from "#platform/module";
import type { MoneyCall, RollbackCall } from "./round.ts";

/** So many are remembered by a process: a studio that tells the same again and again is noted once. */
const REMEMBERED_MAX = 1_000;
const remembered = perHouse(() => new Set<string>());

/**
 * Tells whether a refusal says that a studio's books and the house's differ: an id that stands for something
 * else, or a win of a bet that is not there or was taken back.
 */
function isOdd(call: MoneyCall | RollbackCall, code: string): boolean {
  if (code === "transaction_mismatch") return true;
  const isWin = call.kind === "money" && call.actions.every(({ kind }) => kind === "win");
  return isWin && (code === "round_unknown" || code === "transaction_rolled_back");
}

/** Puts a refused call on the audit trail, for operators, where it must not occur. */
export async function noteOddCall(
  house: House,
  refused: {
    readonly studio: string;
    readonly playerId: bigint;
    readonly game: string;
    readonly call: MoneyCall | RollbackCall;
    readonly code: string;
  },
): Promise<void> {
  const { studio, playerId, game, call, code } = refused;
  if (!isOdd(call, code)) return;
  const transactions = call.kind === "money" ? call.actions.map(({ id }) => id) : [call.id];
  const key = JSON.stringify([studio, `${playerId}`, transactions, code]);
  const known = remembered(house);
  if (known.has(key)) return;
  if (known.size >= REMEMBERED_MAX) known.clear();
  known.add(key);
  const said =
    call.kind === "money"
      ? {
          round: call.round,
          currency: call.currency,
          amounts: call.actions.map(({ amount }) => `${amount}`),
        }
      : { original: call.original };
  await house.database.tx((tx) =>
    appendTrailEntries(tx, [
      {
        at: house.clock.now(),
        operator: null,
        action: "significant.studio-call",
        subject: `player ${playerId}`,
        detail: { studio, game, code, transactions, ...said },
      },
    ]),
  );
}
