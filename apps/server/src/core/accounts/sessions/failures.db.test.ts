import { listTrailEntries, signIn } from "@houselight/contracts";
import {
  httpCaller,
  openTestHouse,
  PLAYER_PASSWORD,
  registered,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInPlayer } from "./sign-in.ts";

const WINDOW_MS = 15 * 60_000;
let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

async function newPlayer() {
  const { id } = await registered(kit.house);
  const [row] = await kit.house.database.query<{ email: string }>(
    "select email from accounts.players where id = $1",
    [id],
  );
  return { id, email: row?.email as string };
}
/** Tries a password from an address of its own. */
const guess = (email: string, place: number, password = "wrong-one-7") =>
  signInPlayer(kit.house, { email, password }, {
    ip: `192.0.2.${place}`,
    deviceToken: null,
    userAgent: "",
    country: null,
  } as never).catch((error: { code: string }) => error.code);
const noted = async (id: bigint) => {
  const manager = await signedInOperator(kit.house, url, "manager");
  const query = { subject: `player ${id}`, action: "significant." };
  const { body } = await manager.call(listTrailEntries, { query });
  return body.map(({ action }) => action).toReversed();
};
const count = async () => {
  const [row] = await kit.house.database.query<{ count: bigint }>(
    "select count(*) from staff.audit_entries where action like 'significant.%'",
  );
  return Number(row?.count);
};

describe("wrong passwords of a player", () => {
  it("are on the trail at the third, once, and once more where the tries are used up", async () => {
    const { id, email } = await newPlayer();
    for (let place = 0; place < 2; place++) await guess(email, place);
    expect(await noted(id)).toEqual([]);
    for (let place = 2; place < 20; place++)
      expect(await guess(email, place)).toBe("wrong_credentials");
    expect(await noted(id)).toEqual(["significant.failed-sign-ins"]);
    for (let place = 20; place < 30; place++)
      expect(await guess(email, place)).toBe("captcha_required");
    expect(await noted(id)).toEqual(["significant.failed-sign-ins", "significant.sign-in-locked"]);
    kit.clock.advance(WINDOW_MS);
    for (let place = 0; place < 3; place++) await guess(email, place);
    expect((await noted(id)).at(-1)).toBe("significant.failed-sign-ins");
  });

  it("count anew after a right one", async () => {
    const { id, email } = await newPlayer();
    for (let place = 0; place < 2; place++) await guess(email, place);
    const user = { email, password: PLAYER_PASSWORD, dfpc: "x1" };
    expect((await httpCaller(url).call(signIn, { body: { user } })).status).toBe(200);
    for (let place = 2; place < 4; place++) await guess(email, place);
    expect(await noted(id)).toEqual([]);
  });

  it("of names that nobody has leave no entry, however many there are", async () => {
    const before = await count();
    for (let name = 0; name < 4; name++)
      for (let place = 0; place < 4; place++) await guess(`nobody-${name}@example.org`, place);
    expect(await count()).toBe(before);
  });
});
