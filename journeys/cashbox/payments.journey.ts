import { LOCALES } from "@houselight/contracts/locales";
import { CURRENCIES } from "@houselight/contracts/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerBank, CARDS, enterCard, goToPay } from "../support/entering.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { accountCents, balanceButton } from "../support/playing.ts";
import { screensInTurn } from "../support/matrix.ts";
import { expectAccessible, visit, visitAsPlayer } from "../support/visitor.ts";

const HELD_CENTS = 1_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

describe.each(screensInTurn(1))("deposits on a %s screen", (screen) => {
  it.each([
    { how: "a card that is declined", state: "declined" },
    { how: "the bank's refusal", state: "declined" },
    { how: "the page's button", state: "canceled" },
  ])(
    "says in plain words that a deposit is $state by $how, and moves nothing (CASHBOX-01)",
    async (outcome) => {
      const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
      const { page, words } = visitor;
      await visitor.open("/");
      await goToPay(visitor, "40");
      if (outcome.how === "a card that is declined") await enterCard(visitor, CARDS.declined);
      else if (outcome.how === "the bank's refusal") await enterCard(visitor);
      else await page.getByRole("button", { name: "Cancel", exact: true }).click();
      if (outcome.state === "declined")
        await answerBank(visitor, outcome.how === "the bank's refusal" ? "Refuse" : "Approve");
      await page.waitForURL(/\/cashbox\?payment=/);
      const dialog = page.getByRole("dialog");
      await dialog.getByText(words.text(`cashbox.next.${outcome.state}`)).waitFor();
      await dialog
        .getByText(words.text(`cashbox.states.${outcome.state}`))
        .first()
        .waitFor();
      expect(await dialog.getByText(words.text("cashbox.next.succeeded")).count()).toBe(0);
      await expectAccessible(page, `payment ${outcome.state}`);
      expect(await accountCents(visitor)).toBe(HELD_CENTS);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await balanceButton(visitor, page, HELD_CENTS).waitFor();
      await visitor.leave();
      expect(await live.violations()).toEqual([]);
    },
  );

  it("counts a deposit once that the provider reports several times (OPEN-17)", async () => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page, words } = visitor;
    await visitor.open("/");
    await goToPay(visitor, "40");
    await enterCard(visitor, CARDS.unconfirmed, "duplicate");
    await page.getByRole("dialog").getByText(words.text("cashbox.next.succeeded")).waitFor();
    expect(await accountCents(visitor)).toBe(HELD_CENTS + 4_000);
    await visitor.leave();
    expect(await live.violations()).toEqual([]);
  });

  it("shows a late report when it comes, without a reload", async () => {
    const visitor = await visitAsPlayer(live, screen, BigInt(HELD_CENTS));
    const { page, words } = visitor;
    await visitor.open("/");
    await goToPay(visitor, "40");
    await enterCard(visitor, CARDS.unconfirmed, "late");
    const dialog = page.getByRole("dialog");
    await dialog
      .getByText(words.pattern("cashbox.next.pending"))
      .or(dialog.getByText(words.pattern("cashbox.next.processing")))
      .first()
      .waitFor();
    expect(await accountCents(visitor)).toBe(HELD_CENTS);
    await dialog.getByText(words.text("cashbox.next.succeeded")).waitFor();
    await dialog.getByText("€50.00", { exact: true }).first().waitFor();
    await visitor.leave();
  });
});

it("CASHBOX-11: other screens of the player are told of each step of a card, and of the payment", async () => {
  const visitor = await visitAsPlayer(live, "wide", BigInt(HELD_CENTS));
  const { words } = visitor;
  const other = await visitor.newTab();
  await visitor.open("/profile", other);
  await visitor.open("/");
  await goToPay(visitor, "40");
  await enterCard(visitor);
  const toast = (step: string) => other.getByText(words.text(`cashbox.cardSteps.${step}`)).first();
  await toast("challenge").waitFor();
  await answerBank(visitor, "Approve");
  await toast("passed").waitFor();
  await balanceButton(visitor, other, HELD_CENTS + 4_000).waitFor();
  await visitor.leave();
});

describe("figures", () => {
  it("are the same text in the browser as on the server, in every language and currency", async () => {
    const visitor = await visit(live, "wide");
    await visitor.open("/payments");
    const fiat = Object.values(CURRENCIES).filter((one) => one.fiat);
    const asked = { locales: [...LOCALES], currencies: fiat.map(({ code }) => code) };
    const written = ({ locales, currencies }: typeof asked): string[] =>
      locales.flatMap((locale) => [
        `${locale} ${new Intl.NumberFormat(locale, { useGrouping: "min2" }).format(-12_345.6)}`,
        ...currencies.map((currency) => {
          const money = new Intl.NumberFormat(locale, {
            style: "currency",
            currency,
            currencyDisplay: "symbol",
            signDisplay: "exceptZero",
          });
          return `${locale} ${money.format(-12_345.6)} ${money.format(1_234.5)} ${money.format(0)}`;
        }),
      ]);
    expect(await visitor.page.evaluate(written, asked)).toEqual(written(asked));
    await visitor.leave();
  });

  it("are the limits of the deposit form, in currencies that are enabled (CASHBOX-17, CASHBOX-18)", async () => {
    const visitor = await visit(live, "narrow");
    const { page, words } = visitor;
    await visitor.open("/payments?currency=AUD");
    const row = page.getByRole("row", { name: words.text("cashbox.methods.bitcoin") }).first();
    await row.getByText("0.0001\u00a0BTC to 1.12\u00a0BTC", { exact: true }).waitFor();
    await page.getByText("A$10.00 to A$10,000.00", { exact: true }).first().waitFor();
    await visitor.open("/payments/card");
    await page.getByText("EUR, USD, AUD, CAD, NZD, BRL, NOK, JPY", { exact: true }).waitFor();
    await expectAccessible(page, "payment method");
    await visitor.leave();
  });
});

it("says a failure at the foot of a dialog, clear of its title and tabs", async () => {
  const visitor = await visitAsPlayer(live, "narrow", BigInt(HELD_CENTS));
  const { page, words } = visitor;
  visitor.allow(/Failed to load resource/);
  await visitor.open("/");
  await page.getByRole("link", { name: words.text("nav.deposit"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words.pattern("cashbox.confirm") }).waitFor();
  expect(await dialog.evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Tab");
  expect(await dialog.getByLabel(words.text("site.close")).evaluate(isFocused)).toBe(true);
  const tab = dialog.getByRole("link", { name: words.text("cashbox.tabs.statement"), exact: true });
  await tab.click();
  const download = dialog.getByRole("button", { name: words.text("cashbox.statement.download") });
  await download.waitFor();
  await page.route("**/api/player/statement*", (route) => route.abort());
  await download.click();
  const notices = page.getByRole("region", { name: words.text("site.notices") });
  await notices.getByText(words.text("errors.network")).waitFor();
  const [toast, tabs] = [await notices.boundingBox(), await tab.boundingBox()];
  expect(toast?.y).toBeGreaterThan((tabs?.y ?? 0) + (tabs?.height ?? 0));
  await visitor.leave();
});

const isFocused = (element: Element): boolean => element === document.activeElement;
