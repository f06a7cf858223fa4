import { PUBLIC_CHANNEL, playerChannel } from "@houselight/contracts";
import { selectNicknames, shownName } from "#core/accounts";
import { balanceMessage } from "#core/wallet";
import { isSports, type WagerSettled, wagerSettled } from "#events/wagers";
import type { House } from "#platform/module";
import { type HeardEvent, type Reaction, reaction, type Wire } from "#platform/outbox";

/** A win is told to all from this multiple of its stake on. */
const WIN_TOLD_FROM = 20n;

/** Shows the player the balance after a settlement, the last one per account, and all players the big wins. */
export const showSettled = (house: House): Reaction =>
  reaction("wagers.show-rounds", wagerSettled, async (tx, events) => {
    const big = events.filter(({ payload }) => isBigWin(payload));
    const names =
      big.length > 0
        ? await selectNicknames(tx, [...new Set(big.map((event) => event.playerId))])
        : new Map();
    return () => {
      publishBalances(house, events);
      for (const { playerId, payload } of big) {
        house.live.publish(PUBLIC_CHANNEL, "wins", {
          game: payload.subject,
          user_name: shownName(names.get(playerId)),
          currency: payload.currency,
          stake_cents: Number(stakeOf(payload)),
          amount_cents: Number(payload.payout),
          created_at: house.clock.now().toISOString(),
        });
      }
    };
  });

function publishBalances(house: House, events: readonly HeardEvent<WagerSettled>[]): void {
  const latest = new Map(
    events.map((event) => [`${event.playerId}/${event.payload.currency}`, event]),
  );
  for (const { playerId, payload } of latest.values()) {
    const { currency } = payload;
    const [cash, bonus, version] = [payload.cash, payload.bonus, payload.version].map(BigInt) as [
      bigint,
      bigint,
      bigint,
    ];
    const message = balanceMessage({ currency, cash, bonus, version });
    house.live.publish(playerChannel(playerId), "balance", message);
  }
}

const stakeOf = (settled: Wire<WagerSettled>): bigint =>
  BigInt(settled.stakeCash) + BigInt(settled.stakeBonus) + BigInt(settled.stakeHouse ?? 0);
/** A win of a game alone: its name is shown with it. */
const isBigWin = (settled: Wire<WagerSettled>): boolean =>
  !isSports(settled) && BigInt(settled.payout) >= stakeOf(settled) * WIN_TOLD_FROM;
