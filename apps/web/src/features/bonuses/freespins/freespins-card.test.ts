import type { FreespinsView } from "@houselight/contracts/freespins";
import { createElement } from "react";
import { expect, it } from "vitest";
import { gamesRowQuery } from "../../../data/catalogue.ts";
import { renderPart, textOf } from "../../../rendered/rendered-part.testing.ts";
import { FreespinsCard } from "./freespins-card.tsx";

const SPINS: FreespinsView = {
  id: "11258280-f28e-46b0-a954-0e9e3e8400f9",
  title: "Ten turns",
  type: "freespins",
  stage: "activated",
  currency: "EUR",
  game: "lantern-tide",
  freespins_total: 10,
  freespins_used: 3,
  stake_cents: 20,
  amount_cents: 0,
  amount_wager_cents: 0,
  amount_wager_requirement_cents: 0,
  wagering: 30,
  max_win_cents: null,
  activatable: false,
  activatable_until: null,
  play_until: "2026-12-07T16:34:03.452Z",
  group_key: "wheel",
  group_keys: ["wheel"],
  created_at: "2026-11-30T16:34:03.452Z",
  version: 2,
};
const GAME = { slug: "lantern-tide", name: "Lantern Tide", provider: "foldhouse" };
const CLOSED = "Their game cannot be played at the moment.";

const shown = async (spins: FreespinsView, games: readonly object[] | null) =>
  textOf(
    await renderPart(() => createElement(FreespinsCard, { spins }), {
      data:
        games === null
          ? []
          : [
              [
                gamesRowQuery({ named: { providers: [], slugs: [spins.game] } }).queryKey,
                { data: games },
              ],
            ],
    }),
  );

it("BONUS-01: free spins whose game is closed say why nothing leads to it", async () => {
  expect(await shown(SPINS, [])).toContain(CLOSED);
});

it("names the game and leads to it while it is open", async () => {
  const text = await shown(SPINS, [GAME]);
  expect(text).toContain("Lantern Tide, €0.20 each");
  expect(text).not.toContain(CLOSED);
});

it("says nothing of a game that is not known yet, nor of spins that are over", async () => {
  expect(await shown(SPINS, null)).not.toContain(CLOSED);
  expect(await shown({ ...SPINS, stage: "finished" }, [])).not.toContain(CLOSED);
});
