import { randomUUID } from "node:crypto";
import { fund, registered, type TestHouse } from "@houselight/test-kit";
import { postTransfers } from "#core/wallet";
import { type PlaceCommand, type WagerOwner, wagers } from "#money/wagers";
import { perHouse, type House } from "#platform/module";

const owners = perHouse((_house: House) => {
  const made = new Map<string, WagerOwner>();
  return (name: string): WagerOwner => {
    const owner = made.get(name) ?? {
      name,
      account: "house:gaming",
      begin: async () => null,
      finish: async () => {},
    };
    made.set(name, owner);
    return owner;
  };
});

/** A wager of a test: of an owner with any name, on a subject of any name. */
interface Placing {
  readonly owner?: string;
  readonly subject?: string;
  readonly stake: bigint;
  /** Settles it at once. */
  readonly payout?: bigint;
  readonly part?: Partial<PlaceCommand>;
}

/** Places a wager through the house's own door. Returns its id. */
export async function place(
  { house }: TestHouse,
  playerId: bigint,
  { owner = "trial", subject = "trial-game", stake, payout, part }: Placing,
): Promise<string> {
  const id = randomUUID();
  const answer = await wagers(house).place({
    owner: owners(house)(owner),
    playerId,
    id,
    bodyHash: id,
    licence: "CW",
    subject,
    currency: "EUR",
    stake,
    sessionId: null,
    sessionBeganAt: null,
    dateOfBirth: null,
    detailsMissing: false,
    country: null,
    play: () => ({ record: "", detail: null, ...(payout === undefined ? {} : { payout }) }),
    ...part,
  });
  if ("refused" in answer) throw new Error(answer.refused);
  return id;
}

interface On {
  readonly playerId: bigint;
  readonly wagerId: string;
  readonly owner?: string;
}

const commandOf = (house: House, { playerId, wagerId, owner = "trial" }: On) => {
  const id = randomUUID();
  return { owner: owners(house)(owner), playerId, wagerId, id, bodyHash: id };
};

export const settle = ({ house }: TestHouse, on: On, payout: bigint, cashOut?: bigint) =>
  wagers(house).settle({
    ...commandOf(house, on),
    payout,
    ...(cashOut === undefined ? {} : { cashOut }),
  });
export const settleAgain = ({ house }: TestHouse, on: On, payout: bigint) =>
  wagers(house).settleAgain({ ...commandOf(house, on), payout });
export const takeBack = ({ house }: TestHouse, on: On) =>
  wagers(house).takeBack({
    ...commandOf(house, on),
    subject: "trial-game",
    licence: "CW",
    currency: "EUR",
  });

/** A new player with cash and bonus money. */
export async function fundedPlayer(
  { house }: TestHouse,
  { cash, bonus = 0n }: { readonly cash: bigint; readonly bonus?: bigint },
): Promise<bigint> {
  const { id: playerId } = await registered(house);
  if (cash > 0n) await fund(house, playerId, cash);
  const gift = { playerId, groupId: randomUUID(), leg: 0, currency: "EUR" } as const;
  if (bonus > 0n)
    await house.database.tx((tx) =>
      postTransfers(tx, [
        { ...gift, kind: "correction", debit: "house:adjustments", credit: "bonus", amount: bonus },
      ]),
    );
  return playerId;
}
