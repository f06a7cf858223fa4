import { randomUUID } from "node:crypto";
import { getPayment, listCashOuts } from "@houselight/contracts";
import { rest, seconds } from "../../fault.ts";
import { choose } from "../../workload/player/choose.ts";
import { sendReport } from "../../workload/provider/report.ts";
import { awaitMatch } from "../../workload/sports/await-match.ts";
import { betOn } from "../../workload/sports/choose-bets.ts";
import { newOperation } from "../../workload/operation.ts";
import type { Skewed } from "./skewed.ts";
import { outcomeOf, SOON_MINUTES, type Visitor, visitor } from "./visitor.ts";

const MINUTE_MS = 60_000;
const PATIENCE_SECONDS = 60;
const LOOK_EVERY_MS = 50;

/** Bets are taken until the start of a match and no longer; an offer of one house holds at the other. */
export async function tryBets(skewed: Skewed): Promise<void> {
  const { trial, wrong, right } = skewed;
  const { bookmaker } = trial.workload;
  const one = await visitor(skewed);
  for (const [minutes, expected] of [
    [SOON_MINUTES, "accepted"],
    [-SOON_MINUTES, "fixture_started"],
  ] as const) {
    const match = bookmaker.open(minutes * MINUTE_MS);
    // A match that is to have begun takes no bets: it has to be known, and no more.
    const line = await awaitMatch(right.url, match.home, minutes > 0);
    for (const house of [wrong, right]) {
      one.goTo(house);
      const outcome = await outcomeOf(skewed, betOn(one.player, [line], trial.draw));
      skewed.expect(outcome === expected, `a bet ${minutes} min before the start: ${outcome}`);
    }
    if (expected === "accepted") await trySale(skewed, one);
    bookmaker.end(match, "home");
  }
}

/** Sells a bet at one house for what the other one offers. */
async function trySale(skewed: Skewed, one: Visitor): Promise<void> {
  const { body } = await one.ask(skewed.wrong, (caller) => caller.call(listCashOuts, {}));
  const offer = body[0];
  if (!offer) return skewed.expect(false, "a bet has no offer");
  one.goTo(skewed.right);
  const sale = newOperation({
    kind: "cash_out",
    player: one.player.index,
    id: offer.bet_id,
    body: { offer: offer.offer },
  });
  const outcome = await outcomeOf(skewed, sale);
  skewed.expect(outcome === "accepted", `an offer of the other house: ${outcome}`);
}

/** A report that was signed at the wrong time is refused, one of now is taken. */
export async function tryReports(skewed: Skewed): Promise<void> {
  const { trial, wrong, skewMs } = skewed;
  const { workload } = trial;
  const one = await visitor(skewed);
  const deposit = workload.begin(choose.deposit(one.player));
  workload.provider.silent.add(deposit.id);
  await workload.send(deposit);
  const until = seconds() + PATIENCE_SECONDS;
  while (!workload.provider.depositOf(deposit.id) && seconds() < until) await rest(LOOK_EVERY_MS);
  const order = workload.provider.depositOf(deposit.id);
  if (!order) return skewed.expect(false, "a deposit is not ordered");
  const report = { id: `evt-${randomUUID()}`, order, status: "succeeded" } as const;
  const stale = await sendReport(wrong.url, report, { late: skewMs / 1000 });
  skewed.expect(stale === 401, `a report of its own time is answered ${stale}`);
  const params = { id: deposit.id };
  const { body } = await one.ask(skewed.right, (caller) => caller.call(getPayment, { params }));
  skewed.expect(
    body.state === "pending",
    `a report of another time leaves a deposit ${body.state}`,
  );
  const answer = await sendReport(wrong.url, report);
  skewed.expect(answer === 200, `a report of now is answered ${answer}`);
  if (answer === 200) workload.provider.paid.add(order.reference);
}
