import { randomUUID } from "node:crypto";
import { type EndpointCall, proposeCashbackRule, publishCashbackRule } from "@houselight/contracts";
import { fund, type HttpCaller, registered, type TestHouse } from "@houselight/test-kit";
import { type PlaceCommand, type WagerOwner, wagers } from "#money/wagers";
import { type House, perHouse } from "#platform/module";

type Body = EndpointCall<typeof proposeCashbackRule>["body"];

/** A rule that gives back a tenth of a day's loss under a licence of Curaçao, from a euro to a hundred. */
export const rule = (part: Partial<Body> = {}): Body => ({
  id: randomUUID(),
  key: `rule-${randomUUID().slice(0, 8)}`,
  licence: "CW",
  title: { en: "A tenth back", de: "Ein Zehntel zurück" },
  period: "day",
  share_bp: 1_000,
  least: { EUR: 100 },
  most: { EUR: 10_000 },
  form: "cash",
  reason: "a test",
  ...part,
});

/** Lets a rule count, as two operators do. Returns its id. */
export async function published(
  [first, second]: readonly [HttpCaller, HttpCaller],
  body: Body,
): Promise<string> {
  const proposed = await first.call(proposeCashbackRule, { body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.body));
  const params = { id: body.id };
  const { status } = await second.call(publishCashbackRule, { params, body: { reason: "a test" } });
  if (status !== 200) throw new Error(`publication answers ${status}`);
  return body.id;
}

const ownerOf = perHouse((_house: House) => {
  const made = new Map<string, WagerOwner>();
  return (name: string): WagerOwner => {
    const begin = async () => null;
    const known = made.get(name) ?? {
      name,
      account: "house:gaming",
      begin,
      finish: async () => {},
    };
    made.set(name, known);
    return known;
  };
});

interface Placing {
  readonly owner?: string;
  readonly subject?: string;
  readonly stake: bigint;
  /** Settles it at once; open without. */
  readonly payout?: bigint;
  readonly part?: Partial<PlaceCommand>;
}

/** Places a wager through the house's own door: at a table unless said. Returns its id. */
export async function place(
  { house }: TestHouse,
  playerId: bigint,
  { owner = "trial", subject = "european-roulette", stake, payout, part }: Placing,
): Promise<string> {
  const id = randomUUID();
  const answer = await wagers(house).place({
    owner: ownerOf(house)(owner),
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

const commandOf = (house: House, playerId: bigint, wagerId: string) => {
  const id = randomUUID();
  return { owner: ownerOf(house)("trial"), playerId, wagerId, id, bodyHash: id };
};

export const settle = ({ house }: TestHouse, playerId: bigint, wagerId: string, payout: bigint) =>
  wagers(house).settle({ ...commandOf(house, playerId, wagerId), payout });

export const settleAgain = (
  { house }: TestHouse,
  playerId: bigint,
  wagerId: string,
  payout: bigint,
) => wagers(house).settleAgain({ ...commandOf(house, playerId, wagerId), payout });

export const takeBack = ({ house }: TestHouse, playerId: bigint, wagerId: string) =>
  wagers(house).takeBack({
    ...commandOf(house, playerId, wagerId),
    subject: "european-roulette",
    licence: "CW",
    currency: "EUR",
  });

/** A new player with cash. */
export async function funded({ house }: TestHouse, cash = 100_000n): Promise<bigint> {
  const { id } = await registered(house);
  await fund(house, id, cash);
  return id;
}
