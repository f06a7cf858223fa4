import {
  listPageHeads,
  listPageHeadVersions,
  listTrailEntries,
  type PageHeadDraft,
  writePageHead,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let kit: TestHouse;
let url: string;
let guest: HttpCaller;
let editor: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  guest = httpCaller(url);
  editor = await signedInOperator(kit.house, url, "manager");
});
afterAll(() => kit.close());

const draft = (path: string, change: Partial<PageHeadDraft> = {}): PageHeadDraft => ({
  path,
  l: "en",
  title: "The club of {brand}",
  description: null,
  canonical: null,
  noindex: false,
  publish_at: "2020-01-01T00:00:00Z",
  ...change,
});
const write = (path: string, change?: Partial<PageHeadDraft>) =>
  editor.call(writePageHead, { body: draft(path, change) });
const headOf = async (path: string, l = "en") =>
  (await guest.call(listPageHeads, { query: { l } })).body.find((head) => head.path === path);

describe("SHELL-21: heads of pages", () => {
  it("are not replaced by who has not read the latest one", async () => {
    const writeOn = (based_on: number, change: Partial<PageHeadDraft> = {}) =>
      editor.call(writePageHead, { query: { based_on }, body: draft("/by-two", change) });
    const { body: first } = await writeOn(0);
    expect((await writeOn(first.id, { title: "Hers" })).status).toBe(201);
    const late = await writeOn(first.id, { title: "His" });
    expect([late.status, JSON.stringify(late.body)]).toEqual([
      409,
      expect.stringContaining("text_changed"),
    ]);
    expect(await headOf("/by-two")).toMatchObject({ title: "Hers" });
    expect((await writeOn(first.id, { l: "de" })).status).toBe(201);
  });

  it("are told from the next call on, with the facts of the brand", async () => {
    expect(await headOf("/vip")).toBeUndefined();
    expect((await write("/vip", { canonical: "/vip/info" })).status).toBe(201);
    expect(await headOf("/vip")).toEqual({
      path: "/vip",
      title: "The club of Paper Rocket",
      description: null,
      canonical: "/vip/info",
      noindex: false,
    });
  });

  it("keep a page from search engines, with no word besides (ROUTE-44)", async () => {
    await write("/arena/archive", { title: null, noindex: true });
    expect(await headOf("/arena/archive")).toMatchObject({ title: null, noindex: true });
    await write("/arena/archive", { title: null });
    expect(await headOf("/arena/archive")).toBeUndefined();
  });

  it("serve their own language alone, and its varieties", async () => {
    await write("/news", { l: "de", title: "Neues" });
    expect((await headOf("/news", "de"))?.title).toBe("Neues");
    expect(await headOf("/news", "it")).toBeUndefined();
    expect(await headOf("/news")).toBeUndefined();
    await write("/arena", { title: "Arena" });
    expect((await headOf("/arena", "en-AU"))?.title).toBe("Arena");
    await write("/arena", { l: "en-AU", title: "The arena" });
    expect((await headOf("/arena", "en-AU"))?.title).toBe("The arena");
    expect((await headOf("/arena"))?.title).toBe("Arena");
  });

  it("begin at their moment, are kept in versions, and end with an empty one", async () => {
    await write("/live", { title: "One" });
    const soon = new Date(kit.clock.now().getTime() + 60_000).toISOString();
    const later = await write("/live", { title: "Two", publish_at: soon });
    expect(later.body.state).toBe("scheduled");
    expect((await headOf("/live"))?.title).toBe("One");
    kit.clock.advance(60_000);
    expect((await headOf("/live"))?.title).toBe("Two");
    await write("/live", { title: null });
    expect(await headOf("/live")).toBeUndefined();
    const { body } = await editor.call(listPageHeadVersions, { query: { path: "/live" } });
    expect(body.map(({ title, state }) => [title, state])).toEqual([
      [null, "standing"],
      ["Two", "replaced"],
      ["One", "replaced"],
    ]);
    const trail = await editor.call(listTrailEntries, { query: { subject: "head /live" } });
    expect(trail.body.map(({ action }) => action)).toEqual(Array(3).fill("content.head"));
  });

  it.each([
    ["an address elsewhere", { canonical: "https://evil.example/" }],
    ["an address that could leave the site", { canonical: "//evil.example" }],
    ["a title with a line break", { title: "a\nb" }],
    ["a title that is too long", { title: "x".repeat(121) }],
    ["a description that is too long", { description: "x".repeat(301) }],
    ["a path with a query", { path: "/vip?a=1" }],
    ["a path that is none", { path: "vip" }],
  ])("are refused with %s", async (_what, wrong) =>
    expect((await write("/vip", wrong)).status).toBe(422),
  );

  it("are written by editors alone", async () => {
    const support = await signedInOperator(kit.house, url, "support");
    const { caller } = await signedInPlayer(kit.house, url);
    const statuses = [];
    for (const one of [guest, caller, support])
      statuses.push((await one.call(writePageHead, { body: draft("/vip") })).status);
    expect(statuses).toEqual([401, 401, 403]);
  });
});
