import {
  getPlayer,
  listAffiliatePlayers,
  sendUtm,
  excludedPromoStags,
  featureFlags,
  stagByReferrer,
  registerPlayer,
  setUtm,
} from "@houselight/contracts";
import { httpCaller, openTestHouse, signedInOperator, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateEntrance } from "#core/accounts";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ env: { TRUST_PROXY: "1" }, serve: {} });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

let count = 0;
const AGREED = { name: "cookie_consent", value: "all" } as const;
const visitor = (cookies: Readonly<Record<string, string>> = { [AGREED.name]: AGREED.value }) =>
  httpCaller(url, { "x-forwarded-for": `10.2.0.${++count}` }, { cookies });
const register = async (who: ReturnType<typeof visitor>) => {
  const user = {
    email: `utm-${count}@example.org`,
    password: "long-enough-7",
    currency: "EUR",
    country: "DE",
    date_of_birth: `1990-01-${String(count).padStart(2, "0")}`,
    terms_acceptance: true as const,
  };
  const { status, body } = await who.call(registerPlayer, { body: { user } });
  expect(status).toBe(201);
  return BigInt(body.id);
};
const reported = async (affiliate: number) => {
  const support = await signedInOperator(kit.house, url, "support");
  const asked = { params: { id: affiliate }, query: {} };
  return (await support.call(listAffiliatePlayers, asked)).body.players;
};

describe("a visit", () => {
  it("TRACK-02: leaves cookies of 30 days, for the server alone", async () => {
    const answer = await fetch(`${url}/log_utm_set`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-requested-with": "XMLHttpRequest",
        origin: url,
        cookie: `${AGREED.name}=${AGREED.value}`,
      },
      body: JSON.stringify({ utmMetrics: { source: "a" }, stag: "1_2" }),
    });
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie().toSorted();
    expect(cookies.map((one) => one.split("=")[0])).toEqual(["affiliate", "stag", "utm"]);
    for (const one of cookies) expect(one).toMatch(/Max-Age=2592000; HttpOnly; SameSite=/);
    expect(cookies[1]).toMatch(/^stag=1_2;/);
    expect(cookies[0]).toMatch(/^affiliate=1;/);
  });

  it.each([[{}], [{ cookie_consent: "necessary" }], [{ cookie_consent: "ALL" }]])(
    "leaves no cookie without the visitor's consent, and counts none: %j (MODAL-09)",
    async (cookies) => {
      const who = visitor({ ...cookies, stag: "77_1", affiliate: "77" });
      const answer = await who.call(setUtm, { body: { utmMetrics: {}, stag: "77_2" } });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
      await register(who);
      expect(await reported(77)).toEqual([]);
    },
  );

  it("TRACK-01, TRACK-04: is kept for the account, first touch and current", async () => {
    const who = visitor();
    await who.call(setUtm, { body: { utmMetrics: { source: "first" }, stag: "31_3" } });
    await who.call(setUtm, { body: { utmMetrics: { source: "later", sub_id: "7" } } });
    const id = await register(who);
    await who.call(sendUtm, { body: { utmMetrics: { source: "forged" } } });
    expect(await reported(31)).toEqual([
      {
        player_id: Number(id),
        stag: "31_3",
        variant: "B",
        registered_at: expect.any(String),
        first: { source: "first" },
        current: { source: "later", sub_id: "7" },
      },
    ]);
  });

  it("TRACK-01: is handed in after the registration where no cookie told it, once", async () => {
    const who = visitor();
    const id = await register(who);
    await who.call(sendUtm, { body: { utmMetrics: { source: "sent" } } });
    await who.call(sendUtm, { body: { utmMetrics: { source: "again" } } });
    const mine = (await reported(122)).find(({ player_id }) => player_id === Number(id));
    expect(mine).toMatchObject({ first: { source: "sent" }, current: { source: "sent" } });
    const stranger = await visitor().call(sendUtm, { body: { utmMetrics: {} } });
    expect(stranger.status).toBe(401);
  });

  it("is reported page by page, and a page that leaves somebody out is not the last", async () => {
    const ids = [];
    for (let at = 0; at < 3; at++) {
      const who = visitor();
      await who.call(setUtm, { body: { utmMetrics: {}, stag: "33_1" } });
      ids.unshift(await register(who));
    }
    const [latest, middle, oldest] = ids.map(Number);
    const until = new Date(kit.house.clock.now().getTime() + 1e9);
    await updateEntrance(kit.house.database, BigInt(middle as number), until);
    const support = await signedInOperator(kit.house, url, "support");
    const page = async (before?: number) => {
      const query = { limit: 2, ...(before === undefined ? {} : { before }) };
      const { body } = await support.call(listAffiliatePlayers, { params: { id: 33 }, query });
      return [body.players.map(({ player_id }) => player_id), body.next];
    };
    expect(await page()).toEqual([[latest], middle]);
    expect(await page(middle)).toEqual([[oldest], null]);
  });

  it("of a player who is excluded is not reported to the affiliate", async () => {
    const who = visitor();
    await who.call(setUtm, { body: { utmMetrics: {}, stag: "32_1" } });
    const id = await register(who);
    expect(await reported(32)).toHaveLength(1);
    await updateEntrance(kit.house.database, id, new Date(kit.house.clock.now().getTime() + 1e9));
    expect(await reported(32)).toEqual([]);
  });

  it("is told in the player's file", async () => {
    const who = visitor();
    await who.call(setUtm, { body: { utmMetrics: { campaign: "spring" }, stag: "33_1" } });
    const id = await register(who);
    const part = kit.house.personalData().find(({ name }) => name === "attribution");
    const read = () => part?.read(kit.house.database, id);
    expect(await read()).toMatchObject({
      registration: [{ affiliate: "33", stag: "33_1", first_utm: { campaign: "spring" } }],
    });
    await kit.house.database.tx(async (tx) => part?.erase?.(tx, id, new Date()));
    expect(await read()).toEqual({ registration: [] });
  });
});

describe("the settings of campaigns", () => {
  it("TRACK-03: give a tag by referrer, and no bonuses to a tag without promo", async () => {
    const manager = await signedInOperator(kit.house, url, "manager");
    const stags = { "news.example": "41_1" };
    await manager.call(stagByReferrer.choose, { body: stags });
    await manager.call(excludedPromoStags.choose, { body: ["41_1"] });
    expect((await visitor().call(stagByReferrer.read, {})).body).toEqual(stags);
    const who = visitor();
    const referrer = "https://news.example/story?id=1";
    await who.call(setUtm, { body: { utmMetrics: {}, referrer } });
    await register(who);
    expect(await reported(41)).toMatchObject([{ stag: "41_1" }]);
    expect((await who.call(getPlayer, {})).body).toMatchObject({ can_issue_bonuses: false });
    const other = visitor();
    await register(other);
    expect((await other.call(getPlayer, {})).body).toMatchObject({ can_issue_bonuses: true });
  });

  it("AUTH-11: switch the experiment of the registration on; no player does", async () => {
    const { read, choose, initial } = featureFlags;
    expect((await visitor().call(read, {})).body).toMatchObject({ ab_registration: false });
    const on = { body: { ...initial, ab_registration: true } };
    expect((await visitor().call(choose, on)).status).toBe(401);
    const manager = await signedInOperator(kit.house, url, "manager");
    expect((await manager.call(choose, on)).status).toBe(200);
    expect((await visitor().call(read, {})).body).toMatchObject({ ab_registration: true });
  });
});
