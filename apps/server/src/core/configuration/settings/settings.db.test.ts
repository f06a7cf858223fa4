import { randomUUID } from "node:crypto";
import {
  bettingConfig,
  type EndpointShape,
  getBanners,
  getClientContext,
  getPlayerFields,
  getProject,
  listCountries,
  listCurrencies,
  listLocales,
  listSettings,
  listSettingVersions,
  listTrailEntries,
  getCryptoExchangeRates,
  listStatuses,
  mainWidget,
  menuCategories,
  promotionPages,
  restoreSetting,
  SETTINGS,
} from "@houselight/contracts";
import {
  chosenByTwo,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kit: TestHouse;
let url: string;
let guest: HttpCaller;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  guest = httpCaller(url);
  manager = await signedInOperator(kit.house, url, "manager");
});
afterAll(() => kit.close());

/** The paths of API-05, as the requirement lists them. */
const NAMES = `stag-by-referrer-name survey-config betting-config vip-adventures disabled-bonuses
  modify-gifts-config excluded-promo-stags currency-config additional-gifts main-widget-config
  vip-program-config providers-config logo-config menu-categories-games manage-promotion-pages
  banners-config wheel-config wheel-config-segments`.split(/\s+/);

describe("the settings of the site", () => {
  it("are in version 0 until somebody chooses", async () => {
    const { body } = await manager.call(listSettings, {});
    expect(
      body.map(({ version, chosen_at, chosen_by }) => [version, chosen_at, chosen_by]),
    ).toEqual(SETTINGS.map(() => [0, null, null]));
  });

  it.each(NAMES)("API-05: %s is 200 with a body of its schema", async (name) => {
    const setting = SETTINGS.find((one) => one.name === name);
    expect(setting).toBeDefined();
    if (!setting) return;
    const read: EndpointShape = name === "banners-config" ? getBanners : setting.read;
    const { status, body } = await guest.send("GET", `/api/fe/config/${name}`);
    expect(status).toBe(200);
    expect(read.output.safeParse(body).success).toBe(true);
  });

  it.each(SETTINGS)("$name is chosen by an operator alone, in its own shape", async (setting) => {
    const choose: EndpointShape = setting.choose;
    const put = (who: HttpCaller, body: unknown) =>
      who.send("PUT", choose.path, JSON.stringify(body));
    expect((await put(guest, setting.initial)).status).toBe(401);
    const support = await signedInOperator(kit.house, url, "support");
    expect((await put(support, setting.initial)).status).toBe(403);
    const choice = { id: randomUUID(), based_on: 0, reason: "the first choice of it" };
    const bodyOf = (value: unknown) => ("guarded" in setting ? { ...choice, value } : value);
    for (const wrong of [null, "x", 7, { stranger: 1 }, [[[]]]])
      for (const body of [wrong, bodyOf(wrong)])
        expect((await put(manager, body)).status).toBe(422);
    if ("guarded" in setting) await chosenByTwo(kit.house, url, setting, setting.initial as never);
    else expect((await put(manager, setting.initial)).status).toBe(200);
    const { body } = await manager.call(listTrailEntries, { query: { subject: setting.name } });
    expect(body[0]).toMatchObject({ action: `configuration.${setting.name}` });
  });

  it("are listed with what holds, and keep who chose what and when", async () => {
    const first = kit.clock.now().toISOString();
    const one = { links: ["quests" as const] };
    await manager.call(mainWidget.choose, { body: one });
    kit.clock.advance(1000);
    await manager.call(mainWidget.choose, { body: { links: [] } });
    const params = { name: "main-widget-config" };
    const { body } = await manager.call(listSettingVersions, { params, query: {} });
    const [latest, former] = body.versions;
    expect(former).toMatchObject({ value: one, chosen_at: first, standing: false });
    expect(latest).toMatchObject({ value: { links: [] }, standing: true });
    expect(former?.chosen_by).toMatch(/@/);
    const restored = await manager.call(restoreSetting, {
      params,
      body: { version: former?.id as number },
    });
    expect(restored.body).toMatchObject({ value: one, standing: true });
    expect((await guest.call(mainWidget.read, {})).body).toEqual(one);
    const { body: list } = await manager.call(listSettings, {});
    expect(list).toHaveLength(SETTINGS.length);
    expect(list.find(({ name }) => name === params.name)).toMatchObject({
      value: one,
      version: restored.body.id,
      chosen_by: restored.body.chosen_by,
    });
  });

  describe("that two operators edit at once", () => {
    const { name, choose } = bettingConfig;
    const params = { name };
    const site = (path: string) => ({ enabled: true, url: `https://bets.example/${path}` });
    const standing = async () =>
      (await manager.call(listSettings, {})).body.find((one) => one.name === name);

    it("refuse the second choice, which was made of what no longer holds", async () => {
      const [first, second] = [manager, await signedInOperator(kit.house, url, "manager")];
      const query = { based_on: (await standing())?.version as number };
      expect((await first.call(choose, { query, body: site("first") })).status).toBe(200);
      const late = await second.call(choose, { query, body: site("second") });
      expect([late.status, late.body]).toEqual([
        409,
        { errors: { base: { setting_changed: expect.any(String) } } },
      ]);
      const held = await standing();
      expect(held).toMatchObject({ value: site("first"), chosen_by: expect.stringMatching(/@/) });
      const again = { based_on: held?.version as number };
      expect((await second.call(choose, { query: again, body: site("second") })).status).toBe(200);
      // Who says nothing of a version chooses whatever stands, as a script does.
      expect((await first.call(choose, { body: site("third") })).status).toBe(200);
    });

    it("refuse to restore over a choice that was not seen", async () => {
      const { body } = await manager.call(listSettingVersions, { params, query: {} });
      const [latest, former] = body.versions.map(({ id }) => id) as [number, number];
      const restore = (based_on: number) =>
        manager.call(restoreSetting, { params, body: { version: former, based_on } });
      expect((await restore(former)).body).toMatchObject({
        errors: { base: { setting_changed: expect.any(String) } },
      });
      expect((await restore(latest)).status).toBe(200);
    });

    it("take one of many choices that were made of the same version", async () => {
      const query = { based_on: (await standing())?.version as number };
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, place) =>
          manager.call(choose, { query, body: site(`of-${place}`) }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        200, 409, 409, 409, 409, 409,
      ]);
    });
  });

  it("refuse a version that is another setting's, and a name that is none", async () => {
    await manager.call(menuCategories.choose, { body: menuCategories.initial });
    const { body } = await manager.call(listSettingVersions, {
      params: { name: menuCategories.name },
      query: {},
    });
    const version = body.versions[0]?.id as number;
    const restore = (name: string) =>
      manager.call(restoreSetting, { params: { name }, body: { version } });
    expect((await restore("main-widget-config")).status).toBe(404);
    expect((await restore("constructor")).body).toMatchObject({
      errors: { name: { setting_not_found: expect.anything() } },
    });
  });

  it("are seen within two seconds where another house changed them", async () => {
    expect((await guest.call(promotionPages.read, {})).body).toEqual({});
    await kit.house.database.query(
      `insert into configuration.setting_versions (name, value, chosen_at)
       values ('manage-promotion-pages', '{"news": {"enabled": false}}', now())`,
    );
    kit.clock.advance(2000);
    expect((await guest.call(promotionPages.read, {})).body).toEqual({ news: { enabled: false } });
    const { body } = await guest.call(getClientContext, {});
    expect(body.closed_pages).toEqual(["news"]);
  });

  it("disable no page that players cannot do without, whoever chose it and when", async () => {
    for (const slug of ["login", "cashbox", "support", "privacy-policy"]) {
      const body = { news: { enabled: true }, [slug]: { enabled: false } };
      const refused = await manager.call(promotionPages.choose, { body });
      expect([slug, refused.status, refused.body]).toEqual([
        slug,
        422,
        { errors: { base: { page_always_open: expect.any(String) } } },
      ]);
    }
    const open = { body: { login: { enabled: true }, news: { enabled: false } } };
    expect((await manager.call(promotionPages.choose, open)).status).toBe(200);
    const [earlier] = await kit.house.database.query<{ id: bigint }>(
      `insert into configuration.setting_versions (name, value, chosen_at)
       values ('manage-promotion-pages', '{"login": {"enabled": false}, "arena": {"enabled": false}}', now())
       returning id`,
    );
    kit.clock.advance(2000);
    expect((await guest.call(getClientContext, {})).body.closed_pages).toEqual(["arena"]);
    const restored = await manager.call(restoreSetting, {
      params: { name: "manage-promotion-pages" },
      body: { version: Number(earlier?.id) },
    });
    expect([restored.status, restored.body]).toEqual([
      409,
      { errors: { version: { setting_outdated: expect.any(String) } } },
    ]);
  });

  it("are the product's own where what was chosen no longer fits", async () => {
    await kit.house.database.query(
      `insert into configuration.setting_versions (name, value, chosen_at)
       values ('menu-categories-games', '"broken"', now())`,
    );
    kit.clock.advance(2000);
    expect((await guest.call(menuCategories.read, {})).body).toEqual(menuCategories.initial);
  });
});

it("API-06: what a client sets itself up by is 200", async () => {
  for (const endpoint of [
    getPlayerFields,
    listCountries,
    listCurrencies,
    getProject,
    getCryptoExchangeRates,
    listLocales,
    listStatuses,
  ] as const) {
    expect(endpoint.path).toMatch(/^\/api\/info\//);
    expect([endpoint.name, (await guest.send("GET", endpoint.path)).status]).toEqual([
      endpoint.name,
      200,
    ]);
  }
});
