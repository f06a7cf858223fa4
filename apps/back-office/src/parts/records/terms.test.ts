import { newJackpot, proposeJackpot } from "@houselight/contracts";
import { proposeBonusOffer } from "@houselight/contracts/bonuses";
import { proposeLootboxKind } from "@houselight/contracts/lootboxes";
import { proposeTournament } from "@houselight/contracts/tournaments";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl/react";
import { expect, it } from "vitest";
import words from "../words/en.json" with { type: "json" };
import { Terms } from "./terms.tsx";

/** The text of terms, a line for each fact. */
const textOf = (terms: ComponentProps<typeof Terms>): string[] =>
  renderToStaticMarkup(
    createElement(
      IntlProvider,
      { locale: "en", timeZone: "UTC", messages: { parts: words } } as never,
      createElement(Terms, terms),
    ),
  )
    .replace(/<dt/g, "\n<dt")
    .replace(/<\/dt>/g, ": ")
    .replace(/<[^>]*>/g, "")
    .trim()
    .split("\n");

const CUP = {
  id: "0b8a",
  frontend_identifier: "quest--xs--cup",
  type: "quest",
  title: { en: "Cup", de: "Pokal" },
  currency: "JPY",
  prizes_cents: [900, 500],
  min_stake_cents: 50,
  games: [],
  levels: [{ position: 2, min_bet_cents: 15_000, prize_cents: 70 }],
  participants: 3,
};

it("OPEN-46: whoever agrees to a tournament reads its prizes in their currency, and what it asks of stakes in euros", () => {
  const terms = {
    of: CUP,
    propose: proposeTournament,
    also: ["levels"],
    inEuros: ["min_stake_cents", "min_bet_cents"],
  };
  expect(textOf(terms)).toEqual([
    "Name in the address: quest--xs--cup",
    "Type: quest",
    "Title: en Cup · de Pokal",
    "Currency: JPY",
    "Prizes, the largest first: ¥900, ¥500",
    "Smallest stake: €0.50",
    "Games: –",
    "Levels: Level 2 · Least total of stakes €150.00 · Prize ¥70",
  ]);
});

it("shows what an offer says, with yes, no and none in words", () => {
  const offer = {
    listed: false,
    percent: null,
    amount_eur_cents: 5_000,
    wagering: 1_200,
    end_at: "2026-12-01T10:00:00.000Z",
  };
  const lines = textOf({ of: offer, propose: proposeBonusOffer });
  expect(lines.slice(0, 4)).toEqual([
    "Shown to players: No",
    "Per cent of the deposit: None",
    "Amount: €50.00",
    "Times to stake: 1,200",
  ]);
  expect(lines.at(-1)).toMatch(/^Ends: 2026-12-01 \d\d:00$/);
});

it("shows prizes part by part, and amounts by currency as such", () => {
  const bonuses = [{ type: "bonus", bonus_amount: { EUR: 1_000, JPY: 1_500 } }];
  const kind = { items: [{ weight: 3, bonuses }] };
  expect(textOf({ of: kind, propose: proposeLootboxKind })).toEqual([
    "Prizes: Weight 3 · Gifts Type bonus · bonus amount €10.00 · ¥1,500",
  ]);
});

it("shows the pots of a jackpot in its currency, and every field that was proposed but id and reason", () => {
  const levels = [{ name: "Tin", rate_ppm: 10_000, start_cents: 1_000, must_drop_by_cents: 5_000 }];
  const jackpot = { id: "1", identifier: "tin", name: "Tin", currency: "JPY", games: ["a", "b"] };
  const lines = textOf({ of: { ...jackpot, levels }, propose: proposeJackpot });
  expect(lines.at(-1)).toBe(
    "Levels: Name Tin · Part of each stake (ppm) 10,000 · Starts at ¥1,000 · Drops at the latest at ¥5,000",
  );
  expect(lines).toHaveLength(Object.keys(newJackpot.shape).length - 2);
});
