import { expect, it } from "vitest";
import type { Database, Tx } from "#platform/database";
import { handOut, type Reach } from "./public.ts";

interface Toy extends Reach {
  readonly id: string;
  readonly members: readonly bigint[];
  readonly isDone: boolean;
}

/** A house of toys in memory, whose transactions are undone where they fail. */
function toyHouse(members: readonly bigint[], fails: (player: bigint) => Error | undefined) {
  let toy: Toy = { id: "a", members, reached: 0n, unreached: [], tryAfter: null, isDone: false };
  let given: readonly bigint[] = [];
  let [now, transactions] = [0, 0];
  const failed: (bigint | undefined)[] = [];
  const tx = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    transactions++;
    const before = [toy, given] as const;
    try {
      return await work({} as Tx);
    } catch (error) {
      [toy, given] = before;
      throw error;
    }
  };
  const run = () =>
    handOut<Toy>({
      database: { tx } as Database,
      now: () => new Date(now),
      hold: async (_, at, but) => {
        const isDue = toy.tryAfter === null || toy.tryAfter <= at;
        return isDue && !toy.isDone && !but.includes(toy.id) ? toy : undefined;
      },
      players: async (_, one, { after, limit }) =>
        one.members.filter((player) => player > after).slice(0, limit),
      give: async (_, __, players) => {
        for (const player of players) {
          given = [...given, player];
          const error = fails(player);
          if (error) throw error;
        }
        return players.length;
      },
      write: async (_, one, { more: __, ...come }) => {
        toy = { ...one, ...come };
      },
      failed: (_, __, player) => failed.push(player),
    });
  return {
    run,
    failed,
    toy: () => toy,
    given: () => given,
    transactions: () => transactions,
    passes: (ms: number) => {
      now += ms;
    },
  };
}

const players = (count: number) => Array.from({ length: count }, (_, n) => BigInt(n + 1));
const broken = new Error("not with this one");

it("gives a group some at a time, and is over", async () => {
  const house = toyHouse(players(250), () => undefined);
  await house.run();
  expect(house.given()).toEqual(players(250));
  expect(house.toy()).toMatchObject({ isDone: true, unreached: [] });
  expect(house.transactions()).toBe(4);
});

it.each([
  ["the first", [1n]],
  ["the last", [250n]],
  ["two side by side", [120n, 121n]],
  ["one of each page", [7n, 150n, 249n]],
  ["every one", players(250)],
])("gives all but those with whom it fails: %s", async (_, culprits) => {
  let isHealed = false;
  const house = toyHouse(players(250), (player) =>
    !isHealed && culprits.includes(player) ? broken : undefined,
  );
  await house.run();
  expect(house.given()).toEqual(players(250).filter((player) => !culprits.includes(player)));
  expect(house.failed).toEqual(culprits);
  expect(house.toy()).toMatchObject({ isDone: false, unreached: culprits });
  house.passes(59_999);
  await house.run();
  expect(house.failed).toEqual(culprits);
  house.passes(1);
  await house.run();
  expect(house.failed).toEqual([...culprits, ...culprits]);
  isHealed = true;
  house.passes(60_000);
  await house.run();
  expect(house.toy()).toMatchObject({ isDone: true, unreached: [] });
  expect(house.given().toSorted((a, b) => Number(a - b))).toEqual(players(250));
});

it("takes a database that is away for nobody's fault", async () => {
  const away = Object.assign(new Error("away"), { code: "08006" });
  let isAway = true;
  const house = toyHouse(players(3), () => (isAway ? away : undefined));
  await expect(house.run()).rejects.toBe(away);
  expect(house.failed).toEqual([]);
  isAway = false;
  await house.run();
  expect(house.given()).toEqual(players(3));
});
