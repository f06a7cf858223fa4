import { confirmationToken, tellDueChanges } from "@houselight/server/testing";
import { PLAYER_PASSWORD } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { LANTERN_TIDE, realGamePath } from "../support/playing.ts";
import { type Screen, screensInTurn, IS_WHOLE } from "../support/matrix.ts";
import { expectAccessible, visit, visitAsPlayer, type Visitor } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

const PAGE = "/profile/limits";

/** Fills in the form of a limit and sends it. */
async function setLimit({ page, words }: Visitor, type: string, amount: string): Promise<void> {
  await page.getByRole("button", { name: words.text("limits.add") }).click();
  const dialog = page.getByRole("dialog", { name: words.text("limits.form.title") });
  await dialog.getByLabel(words.text("limits.form.type")).selectOption(type);
  await dialog.getByLabel(words.pattern("limits.form.amount")).fill(amount);
  await dialog.getByRole("button", { name: words.text("limits.form.save") }).click();
  await dialog.waitFor({ state: "detached" });
}

describe.each(screensInTurn(1))("limits on a %s screen", (screen) => {
  it("are set, reached, shown and confirmed by the mailed link (LIMIT-02, LIMIT-03, LIMIT-05, LIMIT-06, LIMIT-08, ROUTE-16, ROUTE-17)", () =>
    reachAndRemove(screen));
  it.runIf(IS_WHOLE)("count the time of a session where the licence asks for it (LIMIT-07)", () =>
    countTime(screen),
  );
  it("of several currencies show the amount of the one that is chosen, and fit the screen (LIMIT-01)", () =>
    changeOneCurrency(screen));
  it("exclude a player who wants it, and let them in to withdraw alone (OPEN-45)", () =>
    excludeAndWithdraw(screen));
});

/** Sets a limit, reaches it, and removes it by the mailed link. */
async function reachAndRemove(screen: Screen): Promise<void> {
  const visitor = await visitAsPlayer(live, screen, 50_000n);
  const { page, words } = visitor;
  await visitor.open("/users/limits");
  await page.getByRole("heading", { name: words.text("limits.title"), level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(PAGE);
  await expectAccessible(page, "limits, none set");

  await page.getByRole("button", { name: words.text("limits.add") }).click();
  const dialog = page.getByRole("dialog", { name: words.text("limits.form.title") });
  await dialog.getByRole("button", { name: words.text("limits.form.save") }).click();
  await dialog.getByText(words.text("limits.form.amountInvalid")).waitFor();
  await expectAccessible(page, "a limit's form");
  await page.keyboard.press("Escape");
  await setLimit(visitor, "wager", "0.20");
  const name = `${words.text("limits.types.wager")} ${words.text("limits.periods.week")}`;
  const card = page.getByRole("listitem").filter({ hasText: name });
  await card.getByText(words.text("limits.inForce")).waitFor();

  // A second screen of the player is told when the limit is reached, and keeps saying so.
  await playUpTo(visitor);
  await card.getByText(words.text("limits.reached")).waitFor();
  const notice = page.getByText(words.text("limits.notice.limit", { name }));
  await notice.waitFor();
  await page.waitForTimeout(11_000);
  expect(await notice.isVisible()).toBe(true);
  await visitor.open(await realGamePath(visitor, LANTERN_TIDE.slug));
  await page.getByRole("heading", { name: words.text("limits.title"), level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(PAGE);

  await card.getByRole("button", { name: words.text("limits.removeOf", { name }) }).click();
  await card.getByText(words.text("limits.pendingRemoval")).waitFor();
  await expectAccessible(page, "a removal that waits");
  const token = await mailedToken();
  const guest = await visit(live, screen);
  await guest.open(`/profile/limits/confirm?token=${token}`);
  const press = guest.page.getByRole("button", { name: words.text("limits.confirm.press") });
  await press.waitFor();
  // Who only opens the link has confirmed nothing.
  expect(await isRemovalOpen()).toBe(true);
  await expectAccessible(guest.page, "a limit to confirm");
  // A lost line has confirmed nothing: the same press is there again, with the reason.
  const address = "**/api/user_limits/confirm";
  await guest.page.route(address, (route) => route.abort());
  await press.click();
  await guest.page.getByText(words.text("errors.network")).waitFor();
  guest.allow(/ERR_FAILED/);
  await guest.page.unroute(address);
  await press.focus();
  await guest.page.keyboard.press("Enter");
  await guest.page.getByText(words.text("limits.confirm.removed", { name })).waitFor();
  expect(new URL(guest.page.url()).pathname).toBe("/profile/limits/confirm");
  await expectAccessible(guest.page, "a confirmed limit");
  await guest.leave();
  await card.waitFor({ state: "detached" });
  await visitor.leave();
}

/** Changes a limit that names two currencies, of which one has long amounts. */
async function changeOneCurrency(screen: Screen): Promise<void> {
  const visitor = await visitAsPlayer(live, screen, 0n);
  const { page, words } = visitor;
  await visitor.open(PAGE);
  const amounts = [
    { currency: "BTC", amount_cents: Number.MAX_SAFE_INTEGER },
    { currency: "EUR", amount_cents: 5_000 },
  ];
  await page.evaluate(async (accounts) => {
    const send = (path: string, body: unknown) =>
      fetch(path, {
        method: "POST",
        headers: { "x-requested-with": "XMLHttpRequest", "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    for (const currency of ["BTC", "EUR"]) await send("/api/player/accounts", { currency });
    await send("/api/user_limits", { type: "wager", period: "week", accounts });
  }, amounts);
  await page.setViewportSize({ width: 320, height: 640 });
  await visitor.reload();
  const name = `${words.text("limits.types.wager")} ${words.text("limits.periods.week")}`;
  await page.getByRole("heading", { name }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.getByRole("button", { name: words.text("limits.changeOf", { name }) }).click();
  const dialog = page.getByRole("dialog", { name: words.text("limits.form.changeTitle") });
  const amount = dialog.getByLabel(words.pattern("limits.form.amount"));
  expect(await amount.inputValue()).toBe("50");
  const currency = dialog.getByLabel(words.text("limits.form.currency"));
  await currency.selectOption("BTC");
  expect(await amount.inputValue()).toBe("90071992.54740991");
  await currency.selectOption("EUR");
  expect(await amount.inputValue()).toBe("50");
  await visitor.leave();
}

async function isRemovalOpen(): Promise<boolean> {
  const rows = await live.house.database.query(
    "select 1 from compliance.limit_changes where kind = 'removal' and outcome is null",
  );
  return rows.length > 0;
}

/** Counts the time of a session on, over a reload, until the player is logged out. */
async function countTime(screen: Screen): Promise<void> {
  const visitor = await visitAsPlayer(live, screen, 0n);
  const { page, words } = visitor;
  await live.house.database.query(
    "update accounts.players set license_name = 'EE' where id = (select max(id) from accounts.players)",
  );
  await visitor.open(PAGE);
  const timer = page.getByRole("timer");
  await page.waitForTimeout(3000);
  const seconds = async () =>
    ((await timer.textContent()) ?? "")
      .split(":")
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  const before = await seconds();
  expect(before).toBeGreaterThanOrEqual(2);
  await visitor.reload();
  await expect.poll(seconds, { timeout: 10_000 }).toBeGreaterThanOrEqual(before);
  expect(await seconds()).toBeLessThan(before + 60);
  await page.evaluate(() =>
    fetch("/api/users/sign_out", {
      method: "DELETE",
      headers: { "x-requested-with": "XMLHttpRequest" },
    }),
  );
  visitor.allow(/status of 401/);
  // The page may have asked for something by itself since, and found out before the press.
  const dialog = page.getByRole("dialog", { name: words.text("auth.loginTitle") });
  const link = page.getByRole("link", { name: words.text("account.security") }).first();
  await vi.waitFor(
    async () => {
      if (!(await dialog.isVisible())) await link.click({ timeout: 2_000 });
      await dialog.waitFor({ timeout: 5_000 });
    },
    { timeout: 40_000 },
  );
  await timer.waitFor({ state: "detached" });
  const kept = () => page.evaluate(() => sessionStorage.getItem("session-timer"));
  await expect.poll(kept, { timeout: 10_000 }).toBeNull();
  await visitor.leave();
}

/** Excludes a player, who comes back for the money alone. */
async function excludeAndWithdraw(screen: Screen): Promise<void> {
  const visitor = await visitAsPlayer(live, screen, 50_000n);
  const { page, words } = visitor;
  await visitor.open(PAGE);
  await page.getByRole("button", { name: words.text("limits.breaks.selfexclusionAction") }).click();
  const dialog = page.getByRole("dialog");
  const begin = dialog.getByRole("button", {
    name: words.text("limits.breaks.selfexclusionBegin"),
  });
  await begin.click();
  await dialog.getByText(words.text("limits.breaks.mustUnderstand")).waitFor();
  await expectAccessible(page, "a self-exclusion's form");
  await dialog.getByLabel(words.text("limits.breaks.understood")).check();
  await begin.click();
  await page.getByText(words.text("limits.breaks.selfexclusionBegun")).waitFor();
  await page.getByRole("heading", { name: words.text("lobby.guestTitle") }).waitFor();

  // A refused sign-in is told as 422.
  visitor.allow(/status of 422/);
  await visitor.open("/login");
  const login = page.getByRole("dialog", { name: words.text("auth.loginTitle") });
  await login.getByLabel(words.text("auth.email")).fill(await latestEmail());
  await login.getByLabel(words.text("auth.password"), { exact: true }).fill(PLAYER_PASSWORD);
  await login.getByRole("button", { name: words.text("auth.logIn"), exact: true }).click();
  await login.getByText(words.text("refusals.account_restricted")).waitFor();
  await login.getByRole("button", { name: words.text("auth.logInToWithdraw") }).click();
  await page.getByText(words.text("limits.withdrawals.text")).waitFor();
  await expectAccessible(page, "limits of an excluded player");
  await visitor.leave();
}

/** Plays a round beside the page, in the same browser. */
async function playUpTo({ page }: Visitor): Promise<void> {
  const status = await page.evaluate(async () => {
    const answer = await fetch("/api/house_games/lantern-tide/rounds", {
      method: "POST",
      headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
      body: JSON.stringify({
        id: crypto.randomUUID(),
        currency: "EUR",
        bet: { kind: "slot", stake_cents: 20 },
      }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
}

/** Lets the day of the latest change go by, and returns the token of its link. */
async function mailedToken(): Promise<string> {
  const { database } = live.house;
  const [change] = await database.query<{ id: bigint }>(
    `update compliance.limit_changes set due_at = now() - interval '1 second'
     where id = (select max(id) from compliance.limit_changes) returning id`,
  );
  if (!change) throw new Error("nothing waits");
  await tellDueChanges(live.house);
  return confirmationToken(live.house, change.id);
}

async function latestEmail(): Promise<string> {
  const [row] = await live.house.database.query<{ email: string }>(
    "select email from accounts.players order by id desc limit 1",
  );
  return row?.email ?? "";
}
