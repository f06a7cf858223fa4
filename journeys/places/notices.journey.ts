import { randomUUID } from "node:crypto";
import { changeGroups, GROUPS } from "@houselight/contracts/accounts";
import { sendAnnouncement } from "@houselight/contracts/notices";
import { registered, signedInOperator } from "@houselight/test-kit";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { IS_WHOLE } from "../support/matrix.ts";
import type { Screen } from "../support/matrix.ts";
import { expectAccessible, visit, type Visitor } from "../support/visitor.ts";

const PATIENCE = { timeout: 30_000 };

let live: LiveHouse;
let manager: Awaited<ReturnType<typeof signedInOperator>>;
beforeAll(async () => {
  live = await openLiveHouse();
  manager = await signedInOperator(live.house, live.url, "manager");
});
afterAll(() => live?.close());

/** Opens a browser of a new player. */
async function player(screen: Screen): Promise<Visitor & { readonly id: number }> {
  const { id, token } = await registered(live.house);
  const visitor = await visit(live, screen);
  await visitor.context.addCookies([
    { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
  ]);
  return { ...visitor, id: Number(id) };
}

const putInto = (id: number, groups: { add?: string[]; remove?: string[] }) =>
  manager.call(changeGroups, { params: { id }, body: { groups, reason: "a journey" } });

async function tell(id: number, announcement: object) {
  const body = { id: randomUUID(), audience: { players: [id] }, reason: "a journey", announcement };
  expect((await manager.call(sendAnnouncement, { body: body as never })).status).toBe(202);
}
const note = (title: string, target: object | null = null) => ({
  kind: "notification",
  title: { en: title },
  text: { en: `What ${title} is about.` },
  ...(target ? { button: { title: { en: `Go to ${title}` }, target } } : {}),
});

const bell = (page: Page) => page.locator("header").getByRole("button", { name: /^Notices/ });
const supportIcon = ({ page, words }: Visitor) =>
  page.locator("header").getByRole("link", { name: words.text("footer.chat") });

it("OPEN-21, SHELL-01, NOTIFY-01, NOTIFY-08: support stands in the header until something is new; its bell tells it and leads there", async () => {
  const visitor = await player("narrow");
  const { page, id, words } = visitor;
  await visitor.open("/");
  await supportIcon(visitor).waitFor();
  expect(await bell(page).count()).toBe(0);
  await page.waitForLoadState("networkidle");
  await tell(id, note("News", { name: "newsList" }));
  await bell(page).getByText("1", { exact: true }).waitFor();
  expect(await supportIcon(visitor).count()).toBe(0);
  await tell(id, note("Promotions", { path: "/promotions" }));
  await bell(page).getByText("2", { exact: true }).waitFor();
  await bell(page).click();
  const panel = page.getByRole("dialog", { name: words.text("notices.title") });
  await panel.getByText("What News is about.").waitFor();
  await expectAccessible(page, "notices");
  // What was looked at counts no more, and the bell stays while it is open.
  await expect.poll(() => bell(page).locator("[data-count]").count(), PATIENCE).toBe(0);
  expect(await panel.getByRole("listitem").count()).toBe(2);
  await panel
    .getByRole("button", { name: words.text("notices.dismiss", { title: "Promotions" }) })
    .click();
  await expect.poll(() => panel.getByRole("listitem").count(), PATIENCE).toBe(1);
  await panel.getByRole("link", { name: "Go to News" }).click();
  await page.waitForURL((url) => url.pathname === "/news");
  // Seen, and on another page: support stands there again.
  await supportIcon(visitor).waitFor();
  await visitor.leave();
});

it.runIf(IS_WHOLE)(
  "OPEN-21, NOTIFY-02, NOTIFY-04, NOTIFY-08: group 916 has the bell at all times, and lines below the header whose links run",
  async () => {
    const visitor = await player("wide");
    const { page, id, words } = visitor;
    await visitor.open("/");
    await supportIcon(visitor).waitFor();
    await page.waitForLoadState("networkidle");
    const header = {
      kind: "header",
      icon: "alert",
      message: { en: "Payments are slow today." },
      link: { text: { en: "Ask us" }, fn: "openChat" },
    };
    // Outside of the group it is not shown, now or with the next page.
    await tell(id, header);
    const line = page.getByText("Payments are slow today.");
    await page.waitForTimeout(1_500);
    await visitor.reload();
    await supportIcon(visitor).waitFor();
    expect(await line.count()).toBe(0);
    await page.waitForLoadState("networkidle");
    await putInto(id, { add: [GROUPS.notices] });
    await bell(page).waitFor();
    await line.waitFor();
    await expectAccessible(page, "header notice");
    const form = page.getByRole("dialog", { name: words.text("support.form") });
    // On a busy machine the page may not be alive yet when it has come.
    await vi.waitFor(async () => {
      await page.getByRole("button", { name: "Ask us" }).click({ timeout: 2_000 });
      await form.waitFor({ timeout: 4_000 });
    }, PATIENCE);
    await page.keyboard.press("Escape");
    for (let count = 1; count <= 10; count++) await tell(id, note(`Number ${count}`));
    await bell(page).getByText("9+", { exact: true }).waitFor();
    await page.getByRole("button", { name: words.text("notices.dismissLine") }).click();
    await expect.poll(() => line.count(), PATIENCE).toBe(0);
    // Who has left the group has the bell for what is new alone.
    await bell(page).click();
    await page.getByText("What Number 10 is about.").waitFor();
    await page.keyboard.press("Escape");
    await putInto(id, { remove: [GROUPS.notices] });
    await visitor.open("/news");
    await supportIcon(visitor).waitFor();
    await visitor.leave();
  },
);
