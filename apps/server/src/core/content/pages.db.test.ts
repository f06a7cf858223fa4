import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import {
  type ContentDraft,
  getContentPage,
  listContentPages,
  listContentSnippets,
  listContentVersions,
  listTrailEntries,
  previewContentVersion,
  readContentText,
  promotionPages,
  publishContentVersion,
  writeContentVersion,
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

const PAST = "2020-01-01T00:00:00Z";
const soon = (ms: number): string => new Date(kit.clock.now().getTime() + ms).toISOString();

const draft = (path: string, change: Partial<ContentDraft> = {}) => ({
  path,
  l: "en",
  title: "A page",
  main_content: "About a page.",
  content: "<p>first</p>",
  categories: [],
  hidden: false,
  json: {},
  parameters: {},
  publish_at: PAST,
  ...change,
});

async function write(path: string, change: Partial<ContentDraft> = {}): Promise<number> {
  const { status, body } = await editor.call(writeContentVersion, { body: draft(path, change) });
  expect(status).toBe(201);
  return body.id;
}

const read = (path: string, l = "en", reader = guest) =>
  reader.call(getContentPage, { params: { path }, query: { l } });

const textOf = async (path: string, l?: string): Promise<string | number> => {
  const { status, body } = await read(path, l);
  return status === 200 ? body.content : status;
};

/** Reads at a host of one's choice, which fetch does not allow. */
async function readAt(host: string, path: string): Promise<unknown> {
  const { hostname, port } = new URL(url);
  const asked = request({ hostname, port, path, headers: { host } }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return json(answer);
}

describe("the product's own pages", () => {
  it("CMS-01: are told in the visitor's language, with the facts of the brand", async () => {
    const { body } = await read("privacy-policy", "de");
    expect(body).toMatchObject({ id: 0, slug: "privacy-policy", language: "de", code: null });
    expect(body.content).toContain("help@paper-rocket.example");
    expect(`${body.title}${body.content}${body.meta.mainContent}`).not.toMatch(/\{\w+\}/);
  });

  it("CMS-01: are read by the path of any of their texts, as the list tells it", async () => {
    const { body } = await read("privacy-policy/EE");
    expect(body).toMatchObject({ slug: "privacy-policy" });
    expect((await read("no-such-page/EE")).status).toBe(404);
  });

  it("OPEN-31: are in the list; bonus balance and awards are pages of the site, with no text here", async () => {
    const { body } = await guest.call(listContentPages, { query: { l: "en" } });
    expect(body.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        "responsible-gaming",
        "terms-and-conditions",
        "privacy-policy",
        "cookie-policy",
        "general-rules",
      ]),
    );
    for (const path of ["bonus-balance", "awards"]) expect((await read(path)).status).toBe(404);
  });

  it("are English where there is no text in a language", async () => {
    const { body } = await read("privacy-policy", "en-KW");
    expect(body.language).toBe("en");
  });

  it("CMS-07: a page that is missing is said to be so", async () => {
    const { status, body } = await read("no-such-page");
    expect(status).toBe(404);
    expect(body).toEqual({ errors: { base: { page_not_found: "Page data is not found." } } });
  });
});

describe("a page of the operators", () => {
  it("stands in place of the product's own in its language alone, from the next call on", async () => {
    await write("terms-and-conditions", { l: "de", content: "<p>Neu bei {brand}</p>" });
    expect(await textOf("terms-and-conditions", "de")).toBe("<p>Neu bei Paper Rocket</p>");
    expect(await textOf("terms-and-conditions")).toContain("<h2 ");
  });

  it("is cleaned when it is written", async () => {
    await write("unclean", { content: "<p onclick=alert(1)>a</p><script>alert(1)</script>" });
    expect(await textOf("unclean")).toBe("<p>a</p>");
  });

  it("begins at its moment, and a later version replaces it then", async () => {
    const first = await write("timed", { content: "<p>one</p>" });
    const second = await write("timed", { content: "<p>two</p>", publish_at: soon(60_000) });
    expect(await textOf("timed")).toBe("<p>one</p>");
    kit.clock.advance(60_000);
    expect(await textOf("timed")).toBe("<p>two</p>");
    const { body } = await editor.call(listContentVersions, { query: { path: "timed" } });
    expect(body.map(({ id, state }) => [id, state])).toEqual([
      [second, "standing"],
      [first, "replaced"],
    ]);
  });

  it("is a draft until somebody decides when it stands, and can be looked at before", async () => {
    const id = await write("drafted", { publish_at: null, content: "<p>of {brand}</p>" });
    expect(await textOf("drafted")).toBe(404);
    const preview = await editor.call(previewContentVersion, { params: { id } });
    expect(preview.body.content).toBe("<p>of Paper Rocket</p>");
    const publish = (publish_at: string | null) =>
      editor.call(publishContentVersion, { params: { id }, body: { publish_at } });
    expect((await publish(soon(5_000))).body.state).toBe("scheduled");
    expect((await publish(PAST)).body.state).toBe("standing");
    expect(await textOf("drafted")).toBe("<p>of Paper Rocket</p>");
    expect((await publish(null)).status).toBe(409);
    const trail = await editor.call(listTrailEntries, { query: { subject: "page drafted" } });
    expect(trail.body.map(({ action }) => action)).toEqual([
      "content.publish",
      "content.publish",
      "content.write",
    ]);
  });

  it("is written anew from what was written, not from what visitors of one brand read", async () => {
    const written = { content: "<p>of {brand}</p>", title: "At {brand}", main_content: "{email}" };
    const id = await write("anew", { ...written, publish_at: null });
    const text = async (query: { l?: string; version?: number; path?: string }) =>
      (await editor.call(readContentText, { query: { path: "anew", l: "en", ...query } })).body;
    expect(await text({ version: id })).toMatchObject({ ...written, version: id, l: "en" });
    // A draft does not stand.
    expect(await text({})).toBeNull();
    const later = await write("anew", { ...written, content: "<p>{brand}, anew</p>" });
    expect(await text({})).toMatchObject({ version: later, content: "<p>{brand}, anew</p>" });
    expect(await text({ version: id, path: "terms-and-conditions" })).toBeNull();
    expect(await text({ l: "de" })).toBeNull();
    const own = await text({ path: "cookie-policy", l: "de" });
    expect([own?.version, own?.l]).toEqual([0, "de"]);
    expect(JSON.stringify(own)).toContain("{brand}");
    const { version, ...body } = own as NonNullable<typeof own>;
    const again = { body: { ...body, publish_at: null }, query: { based_on: version } };
    expect((await editor.call(writeContentVersion, again)).status).toBe(201);
  });

  it("CMS-03, LICENCE-02: is that of the visitor's licence where it has one", async () => {
    await write("bylicence", { content: "<p>all</p>" });
    await write("bylicence/EE", { content: "<p>Estonia</p>" });
    expect(await textOf("bylicence")).toBe("<p>all</p>");
    const estonian = await readAt("lantern-hall.localhost", "/api/cms/pages/bylicence");
    expect(estonian).toMatchObject({ path: "bylicence/EE", content: "<p>Estonia</p>" });
  });

  it("CMS-04: of the category reg-only is for players alone, in the list too", async () => {
    await write("members", { categories: ["reg-only"] });
    const { caller } = await signedInPlayer(kit.house, url);
    expect((await read("members")).status).toBe(403);
    expect((await read("members", "en", caller)).status).toBe(200);
    const slugs = async (reader: HttpCaller) =>
      (await reader.call(listContentPages, {})).body.map(({ slug }) => slug);
    expect(await slugs(guest)).not.toContain("members");
    expect(await slugs(caller)).toContain("members");
  });

  it("CMS-08: is missing where it is disabled, in the list too, but not for testers", async () => {
    await write("promotion");
    const { caller, id } = await signedInPlayer(kit.house, url);
    const listed = async (reader: HttpCaller) =>
      (await reader.call(listContentPages, {})).body.some(({ slug }) => slug === "promotion");
    expect(await listed(guest)).toBe(true);
    const body = { promotion: { enabled: false } };
    expect((await editor.call(promotionPages.choose, { body })).status).toBe(200);
    expect((await guest.call(promotionPages.read, {})).body).toEqual(body);
    expect((await read("promotion")).status).toBe(404);
    expect((await read("promotion", "en", caller)).status).toBe(404);
    expect(await listed(caller)).toBe(false);
    await kit.house.database.query(
      "insert into accounts.player_groups (player_id, group_id) values ($1, '21')",
      [id],
    );
    expect((await read("promotion", "en", caller)).status).toBe(200);
    expect(await listed(caller)).toBe(true);
    await editor.call(promotionPages.choose, { body: { promotion: { enabled: true } } });
    expect((await read("promotion")).status).toBe(200);
  });

  it("is a snippet and no page in the category of snippets, in each language", async () => {
    await write("greeting", { categories: ["snippet"], content: "<p>Welcome to {brand}</p>" });
    await write("greeting", { l: "de", categories: ["snippet"], content: "<p>Willkommen</p>" });
    const snippets = async (l: string) =>
      (await guest.call(listContentSnippets, { query: { l } })).body.map(({ slug, content }) => [
        slug,
        content,
      ]);
    expect(await snippets("en")).toEqual([["greeting", "<p>Welcome to Paper Rocket</p>"]]);
    expect(await snippets("de")).toEqual([["greeting", "<p>Willkommen</p>"]]);
    expect((await read("greeting")).status).toBe(404);
    const { body } = await guest.call(listContentPages, {});
    expect(body.some(({ slug }) => slug === "greeting")).toBe(false);
  });

  it("is listed from the next call on, and within two seconds where another house wrote it", async () => {
    const titleOf = async (slug: string, l = "en") =>
      (await guest.call(listContentPages, { query: { l } })).body.find((page) => page.slug === slug)
        ?.title;
    expect(await titleOf("fresh")).toBeUndefined();
    await write("fresh", { title: "One" });
    expect(await titleOf("fresh")).toBe("One");
    expect(await titleOf("fresh", "de")).toBe("One");
    await kit.house.database.query("update content.versions set title = 'Two' where title = 'One'");
    expect(await titleOf("fresh")).toBe("One");
    kit.clock.advance(2000);
    expect(await titleOf("fresh")).toBe("Two");
  });

  it("CMS-01: is listed with its sentence and its picture, as cards show them", async () => {
    const json = { bannerImage: { src: "/pictures/wheel.svg" } };
    await write("pictured", { main_content: "All about {brand}.", json });
    const { body } = await guest.call(listContentPages, {});
    expect(body.find(({ slug }) => slug === "pictured")).toMatchObject({
      meta: { mainContent: "All about Paper Rocket." },
      json,
    });
  });

  it("CMS-06: is listed with the values that its title or its sentence names", async () => {
    const fifty = { EUR: "50 €" };
    const json = { variables: { prize: fifty, other: { EUR: "9 €" } } };
    await write("told", { main_content: "Up to {prize} for you.", json });
    await write("prized", { title: "Win {prize}", json });
    const { body } = await guest.call(listContentPages, {});
    expect(body.find(({ slug }) => slug === "prized")).toMatchObject({
      title: "Win {prize}",
      json: { variables: { prize: fifty } },
    });
    expect(body.find(({ slug }) => slug === "told")?.json).toEqual({
      variables: { prize: fifty },
    });
    expect(body.find(({ slug }) => slug === "privacy-policy")?.json).toEqual({});
  });

  it("CMS-02: is listed with whether menus show it", async () => {
    await write("unlisted", { hidden: true });
    const { body } = await guest.call(listContentPages, {});
    expect(body.find(({ slug }) => slug === "unlisted")?.hidden).toBe(true);
    expect(body.find(({ slug }) => slug === "privacy-policy")?.hidden).toBe(false);
  });
});

describe("two who write one page", () => {
  const writeOn = (based_on: number, path: string, change: Partial<ContentDraft> = {}) =>
    editor.call(writeContentVersion, { query: { based_on }, body: draft(path, change) });

  it("hear of each other: a version that was not read is not replaced", async () => {
    const first = await write("by-two");
    const { body: second } = await writeOn(first, "by-two", { content: "<p>hers</p>" });
    const late = await writeOn(first, "by-two", { content: "<p>his</p>" });
    expect([late.status, JSON.stringify(late.body)]).toEqual([
      409,
      expect.stringContaining("text_changed"),
    ]);
    expect(await textOf("by-two")).toBe("<p>hers</p>");
    expect((await writeOn(second.id, "by-two")).status).toBe(201);
    expect((await writeOn(0, "by-two")).status).toBe(409);
    expect((await writeOn(first, "by-two", { l: "de" })).status).toBe(201);
  });

  it("do so at once: one of ten is taken", async () => {
    const first = await write("by-ten");
    const answers = await Promise.all(Array.from({ length: 10 }, () => writeOn(first, "by-ten")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe("whoever may not write", () => {
  it.each(["support", "cashier"] as const)("is refused as %s", async (role) => {
    const operator = await signedInOperator(kit.house, url, role);
    const { status } = await operator.call(writeContentVersion, { body: draft("refused") });
    expect(status).toBe(403);
    expect(await textOf("refused")).toBe(404);
  });

  it.each([
    ["path", { path: "../etc" }],
    ["path", { path: "A_b" }],
    ["json", { json: { bannerImage: { src: "//evil.example/a.png" } } }],
    ["json", { json: { script: "x" } }],
    ["title", { title: "" }],
    ["publish_at", { publish_at: "soon" }],
  ])("is told what is wrong with the %s of %j", async (_field, change) => {
    const body = { ...draft("wrong"), ...change };
    const { status } = await editor.send(
      "POST",
      "/api/back_office/cms/versions",
      JSON.stringify(body),
    );
    expect(status).toBe(422);
  });
});
