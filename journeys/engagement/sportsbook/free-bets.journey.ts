import { addBettingCoupon } from "@houselight/contracts/sportsbook";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { accountCents } from "../../support/playing.ts";
import { expectAccessible, visitAsPlayer } from "../../support/visitor.ts";
import { openSlip, pickLongShot, placeSlip, untilPriced } from "./steps.ts";

const CODE = "PAPER-FIVE";
const DAY_MS = 86_400_000;

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse({}, { sports: true });
  await untilPriced(live);
  const operator = await signedInOperator(live.house, live.url, "manager");
  await operator.call(addBettingCoupon, {
    body: {
      code: CODE,
      amount_eur_cents: 500,
      min_odds: 2_000,
      days: 7,
      valid_until: new Date(Date.now() + DAY_MS).toISOString(),
      uses_max: 100,
      reason: "for a journey",
    },
  });
});
afterAll(async () => {
  expect(await live?.violations()).toEqual([]);
  await live?.close();
});

it.each(["wide", "narrow"] as const)(
  "BONUS-07, BONUS-08: a coupon brings a free bet, which pays for a bet (on a %s screen)",
  async (screen) => {
    const visitor = await visitAsPlayer(live, screen, 100n);
    const { page, words } = visitor;
    // A coupon that there is not is refused.
    visitor.allow(/status of 40[49]/);
    await visitor.open("/sport/bets");
    const tab = page.getByRole("tab", { name: words.text("sportsbook.freeBets.title") });
    await tab.click();
    await page.getByText(words.text("sportsbook.freeBets.none")).waitFor();
    const field = page.getByLabel(words.text("sportsbook.freeBets.coupon.title"));
    const redeem = page.getByRole("button", {
      name: words.text("sportsbook.freeBets.coupon.redeem"),
    });
    await field.fill("NO-SUCH-CODE");
    await redeem.click();
    await page.getByText(words.text("refusals.betting_coupon_unknown")).waitFor();
    await field.fill(CODE.toLowerCase());
    await redeem.click();
    await page.locator("[data-free-bet][data-state=open]").waitFor();
    await expectAccessible(page, "the free bets of a player");

    // The slip costs nothing of a balance that would not cover it.
    await visitor.open("/sport");
    await pickLongShot(page);
    const slip = await openSlip(visitor);
    const policy = slip.getByLabel(words.text("sportsbook.policy.title"));
    await policy.selectOption({ label: words.text("sportsbook.policy.any") });
    await slip.locator("input[data-free-bet]").check();
    await slip.locator("[data-free-stake]").waitFor();
    await expectAccessible(page, "a slip that a free bet pays for");
    const id = await placeSlip(visitor);
    expect(await accountCents(visitor)).toBe(100);

    await visitor.open("/sport/bets");
    const card = page.locator(`[data-bet="${id}"]`);
    await card.getByText(words.text("sportsbook.bets.free"), { exact: true }).waitFor();
    await card.getByText(words.text("sportsbook.slip.potentialFree")).waitFor();
    await tab.click();
    await page.locator("[data-free-bet][data-state=used]").waitFor({ state: "attached" });
    await visitor.leave();
  },
);
