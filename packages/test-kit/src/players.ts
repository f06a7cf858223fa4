import { randomUUID } from "node:crypto";
import { type House, postTransfers, registerNewPlayer } from "@houselight/server/testing";

let count = 0;

/** A player who has just registered, with an empty account. */
export async function registered(
  house: House,
  currency = "EUR",
): Promise<{ id: bigint; token: string }> {
  const { player, token } = await registerNewPlayer(
    house,
    {
      email: `player-${++count}-${randomUUID().slice(0, 8)}@example.org`,
      password: "long-enough-7",
      currency,
      country: "DE",
      date_of_birth: "1990-01-01",
      terms_acceptance: true,
    },
    { host: "localhost", country: null, ip: "127.0.0.1", userAgent: "test" },
  );
  return { id: player.id, token };
}

/** Puts money on a player's account as a correction of the house: smallest units. */
export async function fund(
  house: House,
  playerId: bigint,
  amount: bigint,
  currency = "EUR",
): Promise<void> {
  await house.database.tx((tx) =>
    postTransfers(tx, [
      {
        playerId,
        groupId: randomUUID(),
        leg: 0,
        kind: "correction",
        currency,
        debit: "house:adjustments",
        credit: "cash",
        amount,
      },
    ]),
  );
}
