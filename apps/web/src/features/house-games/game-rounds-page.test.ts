import type { GameView } from "@houselight/contracts/catalogue";
import { createElement } from "react";
import { expect, it } from "vitest";
import { gameRoundsQuery, type OwnRound } from "../../data/money/own-rounds.ts";
import { renderPart, textOf } from "../../rendered/rendered-part.testing.ts";
import { GameRoundsPage, type RoundChecks } from "./game-rounds-page.tsx";

/** Rocket has none here, as if nobody could check its rounds. */
const CHECKS: RoundChecks = { house: () => null, table: () => null };

const game = (runner: GameView["run_by"]) =>
  ({
    slug: "kite",
    title: "Kite",
    provider: "toy-studio",
    provider_name: "Toy Studio",
    preview: null,
    run_by: runner,
  }) as GameView;

const round = (part: Partial<OwnRound>): OwnRound => ({
  id: "one",
  round: null,
  state: "settled",
  currency: "EUR",
  stakeCents: 100,
  payoutCents: 0,
  at: "2026-11-01T12:00:00.000Z",
  ...part,
});

async function shown(runner: GameView["run_by"], rounds: readonly OwnRound[]): Promise<string> {
  const of = game(runner);
  const data = [
    [gameRoundsQuery(of).queryKey, { pages: [rounds], pageParams: [""] }] as const,
  ] as const;
  return textOf(
    await renderPart(() => createElement(GameRoundsPage, { game: of, checks: CHECKS }), {
      data,
    }),
  );
}

it.each([
  ["house", round({ payoutCents: 250 }), ["Stake €1.00", "+€2.50", "Check"], ["Round"]],
  ["house", round({ state: "open" }), ["Stake €1.00", "Still open"], ["Check"]],
  ["table", round({ round: "7" }), ["Round 7", "€0.00", "Check"], ["+€"]],
  ["table", round({ round: "7", state: "open" }), ["Still open"], ["Check"]],
  ["rocket", round({ round: "7", state: "returned" }), ["Round 7", "Given back"], ["+€", "Check"]],
  ["studio", round({ round: "M-7", payoutCents: 30 }), ["Round M-7", "€0.30 back"], ["Check"]],
] as const)(
  "OPEN-51: a round of a game that %s runs is told in one form",
  async (runner, one, said, not) => {
    const text = await shown(runner, [one]);
    expect(text).toContain("Rounds of Kite");
    const line = text.slice(text.indexOf("Play") + 4);
    for (const part of said) expect(line).toContain(part);
    for (const part of not) expect(line).not.toContain(part);
  },
);

it("OPEN-51: a list without rounds says so", async () =>
  expect(await shown("studio", [])).toContain("You have not played this game for money yet."));
