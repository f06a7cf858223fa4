import { randomUUID } from "node:crypto";
import {
  closedGames,
  filterGames,
  getHouseGame,
  listSettings,
  playDemoRound,
  playRound,
  takeStep,
} from "@houselight/contracts";
import {
  chosenByTwo,
  fund,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";

const MINES = { params: { slug: "mines" } };
const SLOT = { params: { slug: "lantern-tide" } };

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const said = ({ status, body }: { status: number; body: unknown }) => {
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? [status, ...Object.keys(errors["base"] ?? {})] : [status];
};
const afterChange = () => kit.clock.advance(1_000);
async function close(...games: string[]): Promise<void> {
  await chosenByTwo(kit.house, url, closedGames, games);
  afterChange();
}

async function player(): Promise<HttpCaller> {
  const { id, token } = await registered(kit.house);
  await fund(kit.house, id, 1_000_00n);
  const caller = httpCaller(url);
  caller.useSession(token);
  return caller;
}

const place = (caller: HttpCaller, id: string = randomUUID()) =>
  caller.call(playRound, {
    ...MINES,
    body: { id, currency: "EUR", bet: { kind: "mines", mines: 24, stake_cents: 100 } },
  });
const spin = async (caller: HttpCaller) =>
  said(
    await caller.call(playRound, {
      ...SLOT,
      body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents: 20 } },
    }),
  );

it("takes no stake on a game that operators closed, for money or for fun, and ends what is open", async () => {
  const [one, other] = [await player(), await player()];
  const id = randomUUID();
  const { body: round } = await place(one, id);
  const { body: game } = await one.call(getHouseGame, MINES);
  await close(`${game.producer}/mines`);
  expect(said(await place(other))).toEqual([403, "game_closed"]);
  const demo = {
    id: randomUUID(),
    bet: { kind: "mines", mines: 24, stake_cents: 100 },
    client_seed: "toy",
  } as const;
  expect(said(await other.call(playDemoRound, { ...MINES, body: demo }))).toEqual([
    403,
    "game_closed",
  ]);
  expect(said(await other.call(getHouseGame, MINES))).toEqual([404, "game_not_found"]);
  // Whose round is open comes to its end, and a repeat is answered as before.
  expect(said(await one.call(getHouseGame, MINES))).toEqual([200]);
  expect(said(await place(one, id))).toEqual([200]);
  for (let field = 0, { status } = round; status === "open"; field += 1) {
    const body = { id: randomUUID(), turn: field, step: { kind: "mines", action: "pick", field } };
    ({ status } = (await one.call(takeStep, { params: { id: round.id }, body } as never)).body);
  }
  expect(said(await place(one))).toEqual([403, "game_closed"]);
  expect(await spin(one)).toEqual([200]);
  await close();
  expect(said(await place(one))).toEqual([200]);
});

it("keeps a closed game out of lists and searches", async () => {
  const guest = httpCaller(url);
  const found = async () => {
    const body = { device: "desktop" as const, filter: { title: "lantern tide" } };
    const { data } = (await guest.call(filterGames, { body } as never)).body.data;
    return data.some(({ identifier }) => identifier === "foldhouse/lantern-tide");
  };
  expect(await found()).toBe(true);
  await close("foldhouse/lantern-tide");
  expect(await found()).toBe(false);
  await close();
  expect(await found()).toBe(true);
});

it("is closed by one operator at once and opened again by two", async () => {
  const one = await player();
  const operator = await signedInOperator(kit.house, url, "manager");
  const choose = async (based_on: number, value: string[]) => {
    const body = { id: randomUUID(), based_on, value, reason: "a symbol does not pay" };
    return (await operator.call(closedGames.choose, { body })).body.state;
  };
  const held = async () => {
    const { body } = await operator.call(listSettings, {});
    return body.find(({ name }) => name === closedGames.name)?.version ?? -1;
  };
  expect(await choose(await held(), ["foldhouse/lantern-tide"])).toBe("made");
  afterChange();
  expect(await spin(one)).toEqual([403, "game_closed"]);
  expect(await choose(await held(), [])).toBe("proposed");
  afterChange();
  expect(await spin(one)).toEqual([403, "game_closed"]);
  await close();
});
