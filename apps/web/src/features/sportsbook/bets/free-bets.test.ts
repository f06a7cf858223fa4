import type { FreeBetView } from "@houselight/contracts/sportsbook";
import { createElement } from "react";
import { expect, it } from "vitest";
import { freeBetsQuery } from "../../../data/engagement/sportsbook/free-bets/free-bets.ts";
import { bet, freeBet } from "../../../data/engagement/sportsbook/sportsbook.testing.ts";
import { renderPart, textOf } from "../../../rendered/rendered-part.testing.ts";
import { BetCard } from "./bet-card.tsx";
import { FreeBets } from "./free-bets.tsx";

const shown = (freeBets: readonly FreeBetView[], player: object | null = { id: 1 }) =>
  renderPart(() => createElement(FreeBets), {
    ...(player ? { player } : {}),
    data: [[freeBetsQuery.queryKey, freeBets]],
  });

it("an open free bet says its amount, least odds and end; those that are over are folded", async () => {
  const html = await shown([freeBet({ id: 2 }), freeBet({ id: 1, state: "used" })]);
  const [open = "", folded = ""] = html.split("<details");
  expect(textOf(open)).toMatch(/€5\.00 Odds of 2\.00 or longer PAPERBET Until Jan 8, 2026/);
  expect(open).toContain('data-free-bet="2"');
  expect(textOf(folded)).toMatch(/1 free bet that is over .*Used/);
  expect(folded).toContain('data-free-bet="1"');
});

it("without any, a coupon can be redeemed", async () => {
  const text = textOf(await shown([]));
  expect(text).toMatch(/You have no free bet.*Betting coupon.*Redeem/);
});

it("those of a player are not shown to nobody", async () =>
  expect(await shown([freeBet()], null)).not.toContain("data-free-bet"));

it("a bet that a free bet paid for is marked, and can bring what it wins without the stake", async () => {
  const card = async (is_free: boolean) =>
    textOf(await renderPart(() => createElement(BetCard, { bet: bet({ is_free }), offer: null })));
  expect(await card(true)).toMatch(/Free bet .*Most it can pay, without the stake €21\.50/);
  expect(await card(true)).not.toContain("cash-out");
  expect(await card(false)).toMatch(/No cash-out/);
  expect(await card(false)).not.toMatch(/Free bet|without the stake/);
});
