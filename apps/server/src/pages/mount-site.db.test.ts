import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getClientContext } from "@houselight/contracts/configuration";
import { listContentPages, writeContentVersion } from "@houselight/contracts/content";
import { getPlayer } from "@houselight/contracts/accounts";
import {
  openTestHouse,
  registered,
  RunningClock,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SiteModule } from "./mount-site.ts";

let directory: string;
let opened: TestHouse;
let headline = "Hello";

/** A site of one page, which says who is there, from where, and what stands in the news. */
const toySite: SiteModule = {
  createSite: ({ callApi }) => ({
    fetch: async (request) => {
      const ask = async (path: string) => {
        const header = (name: string) => request.headers.get(name) ?? undefined;
        const call = { method: "GET", path, query: {}, body: null, page: request, header };
        const { body } = await callApi(call);
        // A page reads values as they are: nothing may be among them that JSON would have changed.
        expect(body).toStrictEqual(JSON.parse(JSON.stringify(body)));
        return body as { country?: string; ip?: string; email?: string };
      };
      const { country, ip } = await ask(getClientContext.path);
      const { email } = await ask(getPlayer.path);
      const pages = await ask(listContentPages.path);
      const titles = JSON.stringify(pages).match(/"title":"Told [^"]*"/g);
      const html = `<p>${headline} ${email ?? "guest"} from ${country} at ${ip}</p>${titles}`;
      return { response: new Response(null, { headers: { "content-type": "text/html" } }), html };
    },
  }),
};

/** A script and its forms, as the build leaves them: told apart by what is in them. */
const SCRIPT_FORMS = { "site.js": "plain", "site.js.br": "as br", "site.js.gz": "as gzip" };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "toy-site-"));
  await mkdir(join(directory, "client"));
  await writeFile(join(directory, "client/robots.txt"), "");
  for (const [file, text] of Object.entries(SCRIPT_FORMS))
    await writeFile(join(directory, "client", file), text);
  opened = await openTestHouse({
    clock: new RunningClock(),
    serve: { site: { directory, module: toySite } },
  });
});
afterAll(async () => {
  await opened?.close();
  await rm(directory, { recursive: true, force: true });
});

const page = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${opened.served?.url}/`, { headers });
  const policy = answer.headers.get("content-security-policy") ?? "";
  return { html: await answer.text(), policy };
};

it("gives guests the page that is kept, and a player their own", async () => {
  const { token } = await registered(opened.house);
  const guest = await page();
  expect(guest.policy).not.toContain("nonce");
  expect(guest.html).toContain("Hello guest");
  headline = "News";
  const player = await page({ cookie: `session=${token}` });
  expect(player.html).toMatch(/News player-.*@example\.org/);
  expect(player.policy).toContain("nonce");
  // What a player made is nobody else's, and a guest's address is no part of a kept page.
  const other = await page({ "x-forwarded-for": "192.0.2.77", "x-forwarded-host": "evil.example" });
  expect(other.html).not.toMatch(/player-|127\.0\.0\.1|192\.0\.2|evil/);
});

it("shows guests within two seconds what another house wrote, whatever was kept meanwhile", async () => {
  const url = opened.served?.url as string;
  const manager = await signedInOperator(opened.house, url, "manager");
  const text = { title: "Told first", main_content: "", content: "<p>Words.</p>" };
  const rest = { categories: [], hidden: false, json: {}, parameters: {} };
  const body = { path: "told", l: "en", publish_at: "2020-01-01T00:00:00Z", ...text, ...rest };
  expect((await manager.call(writeContentVersion, { body })).status).toBe(201);
  // The house reads its list, and another changes it right then.
  await fetch(`${url}${listContentPages.path}`);
  const changed = performance.now();
  const until = (ms: number) =>
    new Promise((resolve) => setTimeout(resolve, changed + ms - performance.now()));
  await opened.house.database.query(
    "update content.versions set title = 'Told second' where title = 'Told first'",
  );
  // A page is rendered of the old list as late as can be, and kept.
  await until(700);
  await page();
  await until(1_900);
  expect((await page()).html).toContain("Told second");
});

it("shows guests within two seconds what has changed", async () => {
  headline = "Older";
  await page();
  headline = "Newer";
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect((await page()).html).toContain("Newer");
});

it("sends a file in the form that the build has compressed, and no form by itself", async () => {
  const { port } = new URL(opened.served?.url as string);
  const get = (path: string, accepted: string) =>
    new Promise<[unknown, unknown, string]>((resolve, reject) => {
      const headers = { "accept-encoding": accepted };
      request({ port, path, headers }, async (answer) => {
        const text = Buffer.concat(await answer.toArray()).toString();
        resolve([answer.headers["content-encoding"], answer.headers["vary"], text]);
      })
        .on("error", reject)
        .end();
    });
  expect(await get("/site.js", "gzip, deflate, br")).toEqual(["br", "accept-encoding", "as br"]);
  expect(await get("/site.js", "gzip")).toEqual(["gzip", "accept-encoding", "as gzip"]);
  expect(await get("/site.js", "identity")).toEqual([undefined, "accept-encoding", "plain"]);
  // The site answers, as it does any address that is no file.
  expect((await get("/site.js.br", "identity"))[2]).toContain("guest from");
});

it("sends the messages compressed, and only once to who keeps them (LOCALE-02)", async () => {
  const address = `${opened.served?.url}/messages/en.json?t=0`;
  const first = await fetch(address);
  expect(first.headers.get("content-encoding")).toBe("gzip");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(await first.json()).toHaveProperty("nav.lobby");
  const mark = first.headers.get("etag") as string;
  const again = await fetch(address, { headers: { "if-none-match": mark } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});
