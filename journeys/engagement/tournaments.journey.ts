import { randomUUID } from "node:crypto";
import { writeContentVersion } from "@houselight/contracts/content";
import {
  confirmTournament,
  proposeTournament,
  publishTournament,
} from "@houselight/contracts/tournaments";
import {
  type HttpCaller,
  PLAYER_PASSWORD,
  registered,
  signedInOperator,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import { playSlot, richPlayer } from "../support/rich-player.ts";
import { expectAccessible, visit } from "../support/visitor.ts";

const PATIENCE = { timeout: 15_000, interval: 250 };
const LONG_PATIENCE = { timeout: 40_000, interval: 2_000 };
const HOUR_MS = 3_600_000;
const GAME = "penny-comet";
const QUEST = "quest--xs--harbour";

let live: LiveHouse;
let manager: HttpCaller;
beforeAll(async () => {
  live = await openLiveHouse();
  manager = await signedInOperator(live.house, live.url, "manager");
  const second = await signedInOperator(live.house, live.url, "manager");
  const now = Date.now();
  const start = async (frontend_identifier: string, title: string, rest: object) => {
    const reason = { reason: "a journey" };
    const body = {
      id: randomUUID(),
      frontend_identifier,
      title: { en: title },
      type: "tournament",
      start_at: new Date(now - HOUR_MS).toISOString(),
      end_at: new Date(now + 24 * HOUR_MS).toISOString(),
      currency: "EUR",
      prizes_cents: [5_000, 2_000, 1_000],
      scoring: "bets",
      ...reason,
      ...rest,
    } as never;
    const proposed = await manager.call(proposeTournament, { body });
    expect([proposed.status, proposed.body]).toMatchObject([201, {}]);
    await second.call(publishTournament, { params: { id: frontend_identifier }, body: reason });
  };
  await start("paper-cup", "Paper Cup", { title: { en: "Paper Cup", de: "Papierpokal" } });
  await start("live-regatta", "Regatta", {
    start_at: new Date(now + HOUR_MS).toISOString(),
    games: [GAME],
  });
  const levels = { type: "quest", prizes_cents: [0, 100, 200, 300, 400, 500] };
  await start(QUEST, "Harbour", levels);
  await start("quest--xs--ffc-trial", "Trial", levels);
  await start("achievement--lantern", "Lantern", {
    type: "action",
    minima_cents: [1_000, 10_000],
    prizes_cents: [100, 500],
  });
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

it.runIf(IS_WHOLE)(
  "ROUTE-12, TOURN-03, TOURN-10, QUEST-08, QUEST-10: lists hold what belongs to them, and pages have one address each",
  async () => {
    const visitor = await visit(live, "narrow");
    const { page, words } = visitor;
    const titles = () =>
      page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    for (const [path, expected] of [
      ["/tournaments", ["Regatta", "Paper Cup", "Harbour"]],
      ["/tournaments/actions", ["Harbour"]],
      ["/tournaments/live", ["Regatta"]],
      ["/tournaments/achievements", ["Lantern"]],
    ] as const) {
      await visitor.open(path);
      expect((await titles()).toSorted()).toEqual([...expected].toSorted());
    }
    await visitor.open("/tournaments");
    const regatta = page.getByRole("article").filter({ hasText: "Regatta" });
    await regatta.getByText(words.text("banners.startIn")).waitFor();
    await expectAccessible(page, "tournaments");
    await visitor.open(`/tournaments/${QUEST}`);
    expect(new URL(page.url()).pathname).toBe(`/action/${QUEST}`);
    await visitor.open("/ffc");
    await page.getByRole("checkbox", { name: words.text("flags.names.test_quests") }).check();
    await visitor.open("/tournaments/actions");
    await expect.poll(titles, PATIENCE).toContain("Trial");
    expect(await visitor.open("/tournaments/no-such-cup")).toBe(404);
    visitor.allow(/404/);
    await visitor.leave();
  },
);

it("ROUTE-02, ROUTE-14: a tournament has a page across the window, in HTML and in the sitemap", async () => {
  const html = await (await fetch(`${live.url}/tournaments/paper-cup`)).text();
  for (const part of ["Paper Cup", "€50.00", "Rules"]) expect(html).toContain(part);
  const german = await (await fetch(`${live.url}/de/tournaments/paper-cup`)).text();
  expect(german).toMatch(/<title>[^<]*Papierpokal/);
  expect(german).not.toContain("Paper Cup");
  const sitemap = await (await fetch(`${live.url}/sitemap.xml`)).text();
  expect(sitemap).toContain("/tournaments/paper-cup</loc>");
  expect(sitemap).toContain(`/action/${QUEST}</loc>`);
  expect(sitemap).not.toContain("ffc-trial");
  const visitor = await visit(live, "wide");
  const { page } = visitor;
  await page.setViewportSize({ width: 1900, height: 900 });
  for (const path of ["/tournaments/paper-cup", `/action/${QUEST}`]) {
    await visitor.open(path);
    const box = await page.locator("main .page").first().boundingBox();
    expect(box?.width).toBeGreaterThan(1850);
  }
  await visitor.open("/tournaments/live-regatta/games/1");
  expect(await page.getByRole("main").getByRole("article").count()).toBe(1);
  await visitor.leave();
});

it("TOURN-05, TOURN-06, TOURN-08, NOTIFY-07: a player joins, plays and moves in the table; another one is told", async () => {
  const { visitor, caller } = await richPlayer(live, "Alexander");
  const { page, words } = visitor;
  await visitor.open("/tournaments/paper-cup");
  await page.getByRole("button", { name: words.text("tournaments.join") }).click();
  await page.getByRole("button", { name: words.text("tournaments.leave") }).waitFor();
  // Whoever only looks on is told of nobody's place, and sees the table move all the same.
  const guest = await visit(live, "wide");
  await guest.open("/tournaments/paper-cup");
  expect((await playSlot(caller, GAME, 100)).status).toBe(200);
  const table = page.getByRole("list", { name: words.text("tournaments.table") });
  await expect.poll(() => table.getByText("Alexan***").count(), PATIENCE).toBeGreaterThan(0);
  const { caller: faster, visitor: other } = await richPlayer(live, "Barbara");
  const params = { id: "paper-cup" };
  await faster.call(confirmTournament, { params, body: { confirmed: true } });
  expect((await playSlot(faster, GAME, 5_000)).status).toBe(200);
  await expect.poll(() => table.getByText("Barbar***").count(), PATIENCE).toBeGreaterThan(0);
  // What tells of places is one of the last parts of a page: they take turns until it is there.
  const totals = { own: 100, other: 5_000 };
  await expect
    .poll(async () => {
      const behind = totals.own < totals.other ? "own" : "other";
      const by = behind === "own" ? caller : faster;
      for (; totals.own < totals.other === (behind === "own"); totals[behind] += 5_000)
        expect((await playSlot(by, GAME, 5_000)).status).toBe(200);
      return page.getByText(/^Paper Cup: place \d, before \d$/).count();
    }, LONG_PATIENCE)
    .toBeGreaterThan(0);
  await expectAccessible(page, "tournament");
  await page.getByRole("button", { name: words.text("tournaments.leave") }).click();
  await page.getByRole("button", { name: words.text("tournaments.join") }).waitFor();
  await guest.page.getByText("Barbar***").waitFor({ timeout: 30_000 });
  await guest.leave();
  await other.leave();
  await visitor.leave();
});

it.runIf(IS_WHOLE)(
  "ROUTE-19, QUEST-02, QUEST-07, QUEST-11: a quest shows its levels, and stakes lead on along the path",
  async () => {
    const { visitor, caller } = await richPlayer(live, "Chris", "narrow");
    const { page, words } = visitor;
    await visitor.open("/action");
    await page.getByRole("heading", { level: 1, name: "Harbour" }).waitFor();
    await page.getByRole("button", { name: words.text("tournaments.join") }).click();
    const state = (name: string) => page.locator(`[data-level-state=${name}]`).count();
    await expect.poll(() => state("locked"), PATIENCE).toBe(5);
    for (let round = 0; round < 3; round++)
      expect((await playSlot(caller, GAME, 5_000)).status).toBe(200);
    await expect.poll(() => state("completed"), PATIENCE).toBe(1);
    expect([await state("active"), await state("locked")]).toEqual([1, 4]);
    await expectAccessible(page, "quest");
    await visitor.leave();
  },
);

it.runIf(IS_WHOLE)(
  "SHELL-06, OPEN-02, OPEN-48, CMS-05: sidebar, leaderboard, arena and pages of words know of tournaments",
  async () => {
    await manager.call(writeContentVersion, {
      body: {
        path: "cup-terms",
        l: "en",
        title: "Cup terms",
        main_content: "",
        content: "{{tournament-terms identifier=paper-cup}}",
        categories: [],
        hidden: false,
        json: {},
        parameters: {},
        publish_at: "2020-01-01T00:00:00Z",
      },
    });
    const visitor = await visit(live, "wide");
    const { page, words } = visitor;
    await visitor.open("/leaderboard");
    await page.getByRole("heading", { level: 2, name: "Paper Cup" }).waitFor();
    await visitor.open("/arena");
    await visitor.open("/cup-terms");
    await page.getByText(words.text("tournaments.rules.ties")).waitFor();
    await page
      .getByRole("button", { name: words.text("site.menu") })
      .first()
      .click();
    const entry = page
      .getByRole("dialog")
      .getByRole("link", { name: words.text("nav.tournaments") });
    await expect.poll(() => entry.textContent(), PATIENCE).toMatch(/[2-5]/);
    await visitor.leave();
  },
);

it("TOURN-09, ERROR-02: what cannot be loaded or joined says so", async () => {
  const { visitor } = await richPlayer(live, "Dora");
  const { page, words } = visitor;
  await visitor.open("/tournaments/paper-cup");
  await page.route("**/api/tournaments/paper-cup/confirm", (route) => route.abort());
  await page.getByRole("button", { name: words.text("tournaments.join") }).click();
  await page.getByText(words.text("errors.network")).waitFor();
  visitor.allow(/ERR_FAILED|500/);
  await visitor.open("/tournaments");
  await page.route("**/api/tournaments/live-regatta", (route) =>
    route.fulfill({ status: 500, body: "{}" }),
  );
  await page.getByRole("link", { name: "Regatta" }).click();
  await page.getByRole("heading", { name: words.text("errors.oopsTitle") }).waitFor();
  await visitor.leave();
});

it("TOURN-05: a part that cannot be read says so, and is read again", async () => {
  const { id } = await registered(live.house);
  const [player] = await live.house.database.query<{ email: string }>(
    "select email from accounts.players where id = $1",
    [id],
  );
  const visitor = await visit(live, "wide");
  const { page, words } = visitor;
  const address = "**/api/tournaments/paper-cup/status";
  await page.route(address, (route) => route.fulfill({ status: 500, body: "{}" }));
  await visitor.open("/tournaments/paper-cup");
  await page.getByRole("link", { name: words.text("nav.logIn"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.text("auth.email"), { exact: true }).fill(player?.email ?? "");
  await dialog.getByLabel(words.text("auth.password"), { exact: true }).fill(PLAYER_PASSWORD);
  await dialog.getByRole("button", { name: words.text("auth.logIn"), exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText(words.text("errors.general")).waitFor();
  await page.getByRole("heading", { level: 1, name: "Paper Cup" }).waitFor();
  await expectAccessible(page, "a part that could not be read");
  visitor.allow(/500/);
  await page.unroute(address);
  const retry = page.getByRole("main").getByRole("button", { name: words.text("site.retry") });
  await retry.focus();
  await page.keyboard.press("Enter");
  const join = page.getByRole("button", { name: words.text("tournaments.join") });
  await join.waitFor();
  expect(await join.evaluate((button) => button === document.activeElement)).toBe(true);
  await join.click();
  await page.getByRole("button", { name: words.text("tournaments.leave") }).waitFor();
  await visitor.leave();
});
