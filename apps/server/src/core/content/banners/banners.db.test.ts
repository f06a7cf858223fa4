import { bannersConfig, changeGroups, getBanners, GROUPS } from "@houselight/contracts";
import {
  httpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1" } });
  url = kit.served?.url as string;
});
afterAll(() => kit.close());

const titlesAt = async (headers: Record<string, string>) => {
  const { status, body } = await httpCaller(url, headers).call(getBanners, {});
  expect(status).toBe(200);
  return body.banners.map(({ title }) => title.text);
};

it("BANNER-01, LICENCE-02: a page is told its banners in its own language, and those of its brand", async () => {
  expect(await titlesAt({ "x-locale": "en" })).toContain("Check every draw yourself");
  expect(await titlesAt({ "x-locale": "de" })).toContain("Prüfe jede Ziehung selbst");
  const idsAt = async (host: string) => {
    const { body } = await httpCaller(url, { "x-forwarded-host": host }).call(getBanners, {});
    return body.banners.map(({ id }) => id);
  };
  expect(await idsAt("lantern-hall.localhost")).toContain("fair-draws-lantern-hall");
  expect(await idsAt("lantern-hall.localhost")).not.toContain("fair-draws-paper-rocket");
});

it("BANNER-04, LICENCE-02: one of a group is told to a player in it, as soon as an operator chose it", async () => {
  const manager = await signedInOperator(kit.house, url, "manager");
  const [first] = bannersConfig.initial.banners;
  if (!first) throw new Error("the product comes with banners");
  const ours = { ...first, id: "ours", groupIds: ["257"] };
  await manager.call(bannersConfig.choose, {
    body: { ...bannersConfig.initial, banners: [ours] },
  });
  const { caller, id } = await signedInPlayer(kit.house, url);
  const ids = async (who: typeof caller) =>
    (await who.call(getBanners, {})).body.banners.map((banner) => banner.id);
  expect(await ids(caller)).toEqual([]);
  await manager.call(changeGroups, {
    params: { id: Number(id) },
    body: { groups: { add: ["257"], remove: [] }, reason: "a test of banners" },
  });
  expect(await ids(caller)).toEqual(["ours"]);
  expect(await ids(httpCaller(url))).toEqual([]);
});

it("BANNER-07: operators put a player into the group that splits banners, and out of it", async () => {
  const manager = await signedInOperator(kit.house, url, "manager");
  const [first] = bannersConfig.initial.banners;
  if (!first) throw new Error("the product comes with banners");
  const split = (id: "show" | "hide") =>
    ({ ...first, id, categories: [`${GROUPS.bannerSplit}--${id}`] }) as typeof first;
  await manager.call(bannersConfig.choose, {
    body: { ...bannersConfig.initial, banners: [split("show"), split("hide")] },
  });
  const { caller, id } = await signedInPlayer(kit.house, url);
  const shown = async () => (await caller.call(getBanners, {})).body.banners.map((one) => one.id);
  const put = async (groups: { add: string[]; remove: string[] }) => {
    const body = { groups, reason: "a test of banners" };
    const { status } = await manager.call(changeGroups, { params: { id: Number(id) }, body });
    return [status, await shown()];
  };
  expect(await shown()).toEqual(["hide"]);
  expect(await put({ add: [GROUPS.bannerSplit], remove: [] })).toEqual([200, ["show"]]);
  expect(await put({ add: [], remove: [GROUPS.bannerSplit] })).toEqual([200, ["hide"]]);
});

it("BANNER-16: what was closed stays closed for a day, unless chosen otherwise", async () => {
  const read = async () => (await httpCaller(url).call(getBanners, {})).body;
  expect((await read()).bonus_banner_cookie_minutes).toBe(1440);
  const manager = await signedInOperator(kit.house, url, "manager");
  const body = { ...bannersConfig.initial, bonus_banner_cookie_minutes: 60 };
  await manager.call(bannersConfig.choose, { body });
  expect((await read()).bonus_banner_cookie_minutes).toBe(60);
});
