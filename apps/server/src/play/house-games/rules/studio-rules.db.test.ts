import { randomUUID } from "node:crypto";
import {
  disabledProviders,
  getHouseGame,
  PROFILE_FIELDS,
  playDemoRound,
  type PlayerFields,
  playerFieldsConfig,
  playRound,
  takeStep,
  updatePlayer,
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
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const params = { slug: "lantern-tide" };
const bet = { kind: "slot", stake_cents: 20 };

let kit: TestHouse;
let url: string;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1", GEO_HEADER: "X-Country" } });
  url = kit.served?.url as string;
  manager = await signedInOperator(kit.house, url, "manager");
});
afterAll(() => kit.close());

/** Lets the moment pass for which a setting is kept. */
const afterChange = () => kit.clock.advance(1_000);

async function hide(body: Readonly<Record<string, "all" | string[]>>): Promise<void> {
  await chosenByTwo(kit.house, url, disabledProviders, body);
  afterChange();
}

async function ask(fields: PlayerFields): Promise<void> {
  const body = { edition: [...PROFILE_FIELDS], ...fields };
  expect((await manager.call(playerFieldsConfig.choose, { body })).status).toBe(200);
  afterChange();
}

const said = ({ status, body }: { status: number; body: unknown }) => {
  const { errors } = body as { errors?: Record<string, object> };
  return errors ? [status, ...Object.keys(errors["base"] ?? {})] : [status];
};
const visitor = (country: string, userAgent = "Firefox") =>
  httpCaller(url, { "x-country": country, "user-agent": userAgent });

/** A player with money who asks from a country. */
async function playerIn(country: string): Promise<HttpCaller> {
  const { id, token } = await registered(kit.house);
  await fund(kit.house, id, 1_000_00n);
  const caller = visitor(country);
  caller.useSession(token);
  return caller;
}

const asking = async (caller: HttpCaller) => said(await caller.call(getHouseGame, { params }));
const trying = async (caller: HttpCaller) => {
  const body = { id: randomUUID(), bet, client_seed: "toy" };
  return said(await caller.call(playDemoRound, { params, body }));
};
const playing = async (caller: HttpCaller, id: string = randomUUID()) =>
  said(await caller.call(playRound, { params, body: { id, currency: "EUR", bet } }));

describe("a studio that is hidden from a country (GAME-15)", () => {
  it("has no game at its address there and takes no round, and all elsewhere", async () => {
    const [there, elsewhere] = [await playerIn("CA"), await playerIn("DE")];
    await hide({ foldhouse: ["CA"] });
    expect(await asking(there)).toEqual([404, "game_not_found"]);
    expect(await trying(there)).toEqual([403, "studio_not_offered"]);
    expect(await playing(there)).toEqual([403, "studio_not_offered"]);
    for (const doing of [asking, trying, playing]) expect(await doing(elsewhere)).toEqual([200]);
    await hide({});
    for (const doing of [asking, trying, playing]) expect(await doing(there)).toEqual([200]);
  });

  it("shows its games to crawlers, and lets none of them play (GAME-16)", async () => {
    await hide({ foldhouse: "all" });
    expect(await asking(visitor("DE", GOOGLEBOT))).toEqual([200]);
    expect(await trying(visitor("DE", GOOGLEBOT))).toEqual([403, "studio_not_offered"]);
    await hide({});
  });

  it("still shows the game to a player whose round of it is open, until it ends", async () => {
    const [there, guest] = [await playerIn("CA"), visitor("CA")];
    const mines = { params: { slug: "mines" } };
    const shown = async (caller: HttpCaller) => said(await caller.call(getHouseGame, mines));
    const { body: game } = await there.call(getHouseGame, mines);
    const { body: round } = await there.call(playRound, {
      ...mines,
      body: {
        id: randomUUID(),
        currency: "EUR",
        bet: { kind: "mines", mines: 24, stake_cents: 100 },
      },
    });
    await hide({ [game.producer]: ["CA"] });
    expect(await shown(there)).toEqual([200]);
    for (const other of [guest, await playerIn("CA")])
      expect(await shown(other)).toEqual([404, "game_not_found"]);
    for (let field = 0, { status } = round; status === "open"; field += 1) {
      const chosen = { kind: "mines", action: "pick", field };
      const body = { id: randomUUID(), turn: field, step: chosen };
      ({ status } = (await there.call(takeStep, { params: { id: round.id }, body })).body);
    }
    expect(await shown(there)).toEqual([404, "game_not_found"]);
    await hide({});
  });

  it("answers a round again that was taken before", async () => {
    const player = await playerIn("CA");
    const id = randomUUID();
    expect(await playing(player, id)).toEqual([200]);
    await hide({ foldhouse: ["CA"] });
    expect(await playing(player, id)).toEqual([200]);
    expect(await playing(player)).toEqual([403, "studio_not_offered"]);
    await hide({});
  });
});

describe("a studio that asks for fields of the profile (GAME-21)", () => {
  it("takes no round for money before they are told, whatever page asks, and any demo", async () => {
    const player = await playerIn("DE");
    await ask({ foldhouse: ["nickname"] });
    expect(await playing(player)).toEqual([422, "studio_details_missing"]);
    expect(await trying(player)).toEqual([200]);
    const told = await player.call(updatePlayer, { body: { user: { nickname: "Kite" } } });
    expect(told.status).toBe(200);
    expect(await playing(player)).toEqual([200]);
  });

  it("asks nothing for the games of another", async () => {
    await ask({ "tin-parade": ["nickname"] });
    expect(await playing(await playerIn("DE"))).toEqual([200]);
    await ask({});
  });
});
