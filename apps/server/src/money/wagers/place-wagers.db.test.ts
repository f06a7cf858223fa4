import { randomUUID } from "node:crypto";
import { fund, openTestHouse, registered, type TestHouse } from "@houselight/test-kit";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectAccounts } from "#core/wallet";
import { type WagerAnswer, type WagerCommand, wagers } from "./public.ts";

let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ seed: "place wagers" });
});
afterAll(() => kit.close());

const coin = (playerId: bigint, stake: bigint, part: Partial<WagerCommand> = {}): WagerCommand => ({
  playerId,
  roundId: randomUUID(),
  bodyHash: `stake ${stake}`,
  licence: "CW",
  game: "coin",
  gameVersion: "1",
  currency: "EUR",
  stake,
  bet: { stake: Number(stake) },
  play: (draw) => ({ payout: draw(2) === 1 ? stake * 2n : 0n, detail: null }),
  ...part,
});
const place = (command: WagerCommand) => wagers(kit.house).place(command);
const cashOf = async (id: bigint) => (await selectAccounts(kit.house.database, id))[0]?.cash;
const roundOf = (answer: WagerAnswer) => {
  if ("refused" in answer) throw new Error(answer.refused);
  return answer.round;
};

describe("placing wagers", () => {
  it("settles a batch in one transaction, each player's rounds in order with nonces from 0", async () => {
    const players = await Promise.all([1, 2, 3].map(() => registered(kit.house)));
    for (const { id } of players) await fund(kit.house, id, 1000n);
    const commands = players.flatMap(({ id }) => [1n, 2n, 3n].map((stake) => coin(id, stake)));
    const rounds = (await Promise.all(commands.map(place))).map(roundOf);
    for (const { id } of players) {
      const own = rounds.filter((round) => round.playerId === id);
      expect(own.map((round) => round.nonce)).toEqual([0n, 1n, 2n]);
      const net = own.reduce((sum, round) => sum + round.payout - round.stakeCash, 0n);
      expect(await cashOf(id)).toBe(1000n + net);
      expect(own.at(-1)?.cashAfter).toBe(1000n + net);
    }
  });

  it("gives the first answer again, refuses the same id with another body, and never plays twice", async () => {
    const { id } = await registered(kit.house);
    await fund(kit.house, id, 1000n);
    const command = coin(id, 10n);
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(command)));
    const rounds = answers.map(roundOf);
    expect(new Set(rounds.map((round) => round.nonce))).toEqual(new Set([0n]));
    expect(answers.filter((answer) => "repeated" in answer && !answer.repeated)).toHaveLength(1);
    const after = await cashOf(id);
    expect(roundOf(await place(command))).toEqual(rounds[0]);
    expect(await place({ ...command, bodyHash: "another" })).toEqual({
      refused: "idempotency_mismatch",
    });
    expect(await cashOf(id)).toBe(after);
  });

  it("lets one player's id mean nothing to another", async () => {
    const [one, two] = [await registered(kit.house), await registered(kit.house)];
    await fund(kit.house, one.id, 100n);
    await fund(kit.house, two.id, 100n);
    const command = coin(one.id, 10n);
    await place(command);
    expect(roundOf(await place({ ...command, playerId: two.id }))).toMatchObject({
      playerId: two.id,
      nonce: 0n,
    });
  });

  it("accepts exactly what the balance covers when many ask at once", async () => {
    const { id } = await registered(kit.house);
    await fund(kit.house, id, 50n);
    const losing = () =>
      coin(id, 20n, { play: (draw) => ({ payout: BigInt(draw(1)), detail: null }) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(losing())));
    expect(answers.filter((answer) => !("refused" in answer))).toHaveLength(2);
    expect(
      answers.filter((answer) => "refused" in answer && answer.refused === "not_enough_money"),
    ).toHaveLength(8);
    expect(await cashOf(id)).toBe(10n);
  });

  it("does not let one refusal fail its neighbours", async () => {
    const [rich, poor] = [await registered(kit.house), await registered(kit.house)];
    await fund(kit.house, rich.id, 100n);
    const [a, b, c] = await Promise.all([
      place(coin(rich.id, 10n)),
      place(coin(poor.id, 10n)),
      place(coin(rich.id, 10n, { currency: "NOK" })),
    ]);
    expect(roundOf(a)).toMatchObject({ playerId: rich.id });
    expect(b).toEqual({ refused: "not_enough_money" });
    expect(c).toEqual({ refused: "currency_not_held" });
  });

  it("loses the whole batch when its transaction fails, and works again after", async () => {
    const { id } = await registered(kit.house);
    await fund(kit.house, id, 100n);
    const broken = coin(id, 10n, { gameVersion: null as unknown as string });
    await expect(place(broken)).rejects.toThrow();
    expect(await cashOf(id)).toBe(100n);
    expect(roundOf(await place({ ...broken, gameVersion: "1" }))).toMatchObject({ nonce: 0n });
  });

  it("holds every total under any sequence of commands", async () => {
    const step = fc.record({
      who: fc.nat(2),
      stake: fc.bigInt({ min: 1n, max: 60n }),
      repeat: fc.boolean(),
      alter: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const players = await Promise.all([0, 1, 2].map(() => registered(kit.house)));
        for (const { id } of players) await fund(kit.house, id, 100n);
        const commands: WagerCommand[] = [];
        for (const { who, stake, repeat, alter } of steps) {
          const earlier = commands.at(-1);
          const fresh = coin(players[who]?.id as bigint, stake);
          commands.push(
            repeat && earlier ? { ...earlier, ...(alter ? { bodyHash: "altered" } : {}) } : fresh,
          );
        }
        const answers = await Promise.all(commands.map(place));
        for (const { id } of players) {
          const mine = answers.flatMap((answer) =>
            "refused" in answer || answer.repeated ? [] : [answer.round],
          );
          const own = mine.filter((round) => round.playerId === id);
          const net = own.reduce(
            (sum, round) => sum + round.payout - round.stakeCash - round.stakeBonus,
            0n,
          );
          expect(await cashOf(id)).toBe(100n + net);
          expect(own.map((round) => round.nonce)).toEqual(own.map((_, index) => BigInt(index)));
        }
      }),
      { numRuns: 15 },
    );
  });
});
