import { randomUUID } from "node:crypto";
import { openAccount } from "@houselight/contracts/wallet";
import { postTransfers } from "@houselight/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveHouse, openLiveHouse } from "../../support/live-house.ts";
import { richPlayer } from "../../support/rich-player.ts";
import { openSlip, pickLongShot, untilPriced } from "./steps.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse({}, { sports: true });
  await untilPriced(live);
});
afterAll(() => live?.close());

it("a stake that bonus money alone would cover is stopped on the slip, with the reason", async () => {
  const { visitor, id } = await richPlayer(live, "bonus holder");
  const { page, words } = visitor;
  await live.house.database.tx((tx) =>
    postTransfers(tx, [
      {
        playerId: id,
        groupId: randomUUID(),
        leg: 0,
        kind: "correction",
        currency: "EUR",
        debit: "house:bonuses",
        credit: "bonus",
        amount: 2_500n,
      },
    ]),
  );
  await visitor.open("/sport");
  await pickLongShot(page);
  const slip = await openSlip(visitor);
  const stake = slip.locator("input[inputmode=decimal]");
  // 10,000.00 in cash, and 25.00 of bonus money.
  await stake.fill("10020");
  const reason = slip.getByText(words.text("sportsbook.slip.blockBonusAlone"));
  await reason.waitFor();
  expect(await slip.locator("[data-place]").count()).toBe(0);
  await stake.fill("10026");
  await slip.getByText(words.text("sportsbook.slip.blockNoMoney")).waitFor();
  await stake.fill("10000");
  await reason.waitFor({ state: "detached" });
  await visitor.leave();
});

it("a stake that was typed in one currency is not carried over to another account", async () => {
  const { visitor, caller } = await richPlayer(live, "two accounts");
  const { page } = visitor;
  await visitor.open("/sport");
  await pickLongShot(page);
  const typed = (await openSlip(visitor)).locator("input[inputmode=decimal]");
  await typed.fill("10");
  expect((await caller.call(openAccount, { body: { currency: "NOK" } })).status).toBe(200);
  await visitor.open("/sport");
  const slip = await openSlip(visitor);
  await slip.getByText("NOK", { exact: true }).waitFor();
  await expect.poll(() => slip.locator("input[inputmode=decimal]").inputValue()).toBe("");
  await visitor.leave();
});
