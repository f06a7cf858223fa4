import {
  bannersConfig,
  promotionPages,
  writeContentVersion,
  writeLiveTime,
  writePageHead,
} from "@houselight/contracts";
import {
  type HttpCaller,
  openTestHouse,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { tellChanges } from "./tell-changes.ts";

let kit: TestHouse;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
  await tellChanges(kit.house);
});
afterAll(() => kit.close());

/** Returns the parts that one look tells everybody of. */
async function toldByOneLook(): Promise<unknown[]> {
  const publish = vi.spyOn(kit.house.live, "publish");
  await tellChanges(kit.house);
  const { calls } = publish.mock;
  publish.mockRestore();
  return calls.map(([channel, name, told]) => {
    expect([channel, name]).toEqual(["public", "site_changes"]);
    return told;
  });
}

const soon = (ms: number): string => new Date(kit.clock.now().getTime() + ms).toISOString();
const text = (publish_at: string | null) => ({
  body: {
    path: "about-kites",
    l: "en",
    title: "Kites",
    main_content: "",
    content: "<p>Fly.</p>",
    categories: [],
    hidden: false,
    json: {},
    parameters: {},
    publish_at,
  },
});
const head = (publish_at: string) => ({
  body: {
    path: "/vip",
    l: "en",
    title: "VIP",
    description: null,
    canonical: null,
    noindex: false,
    publish_at,
  },
});

const MINUTE_MS = 60_000;

describe("a change of the site", () => {
  it("is told once: a setting that was chosen, here or by another house", async () => {
    expect(await toldByOneLook()).toEqual([]);
    await manager.call(promotionPages.choose, { body: { news: { enabled: false } } });
    expect(await toldByOneLook()).toEqual([{ parts: ["settings"] }]);
    expect(await toldByOneLook()).toEqual([]);
    await kit.house.database.query(
      `insert into configuration.setting_versions (name, value, chosen_at)
       values ('manage-promotion-pages', '{}', now())`,
    );
    expect(await toldByOneLook()).toEqual([{ parts: ["settings"] }]);
  });

  it("is told when a text begins, and not before", async () => {
    expect((await manager.call(writeContentVersion, text(null))).status).toBe(201);
    expect((await manager.call(writeContentVersion, text(soon(60_000)))).status).toBe(201);
    expect(await toldByOneLook()).toEqual([]);
    expect((await manager.call(writeContentVersion, text(soon(0)))).status).toBe(201);
    expect(await toldByOneLook()).toEqual([{ parts: ["texts"] }]);
    kit.clock.advance(60_000);
    expect(await toldByOneLook()).toEqual([{ parts: ["texts"] }]);
    expect(await toldByOneLook()).toEqual([]);
  });

  it("is told when the head of a page begins", async () => {
    expect((await manager.call(writePageHead, head(soon(60_000)))).status).toBe(201);
    expect(await toldByOneLook()).toEqual([]);
    kit.clock.advance(60_000);
    expect(await toldByOneLook()).toEqual([{ parts: ["heads"] }]);
  });

  it("BANNER-03: is told when a banner's time begins, and when it is over", async () => {
    const begin = Math.ceil(kit.clock.now().getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
    const liveTime = {
      start: writeLiveTime(new Date(begin)),
      end: writeLiveTime(new Date(begin + MINUTE_MS)),
    };
    const banner = {
      id: "tide",
      categories: [],
      slots: [],
      liveTime,
      title: { text: { en: "Tide" } },
    };
    const body = { ...bannersConfig.initial, banners: [banner] };
    expect((await manager.call(bannersConfig.choose, { body })).status).toBe(200);
    await toldByOneLook();
    expect(await toldByOneLook()).toEqual([]);
    kit.clock.advance(begin - kit.clock.now().getTime());
    expect(await toldByOneLook()).toEqual([{ parts: ["banners"] }]);
    expect(await toldByOneLook()).toEqual([]);
    kit.clock.advance(MINUTE_MS);
    expect(await toldByOneLook()).toEqual([{ parts: ["banners"] }]);
  });
});
