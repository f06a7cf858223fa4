import { featureFlags } from "@houselight/contracts/configuration";
import { createElement } from "react";
import { expect, it } from "vitest";
import { compPointsQuery } from "../data/engagement/comps/comps.ts";
import { ShopHead } from "../features/comps/shop/shop-head.tsx";
import AccountLinks from "../shell/menus/account-links.tsx";
import { renderPart, textOf } from "./rendered-part.testing.ts";

const POINTS = { chargeable: { points: 4321 }, persistent: { points: 98_765 } };

/** Returns what a part says to a player with points, while their flag has this value. */
const said = async (part: typeof ShopHead, comp_points: boolean) =>
  textOf(
    await renderPart(() => createElement(part), {
      player: { id: 7, currency: "EUR", statuses: [] },
      context: { flags: { ...featureFlags.initial, comp_points } },
      data: [[compPointsQuery.queryKey, POINTS]],
    }),
  );

it.each([
  ["the menu", AccountLinks],
  ["the shop", ShopHead],
] as const)(
  "FLAG-01: the flag of comp points shows and hides their balance in %s",
  async (_, part) => {
    expect(featureFlags.initial.comp_points).toBe(true);
    expect(await said(part, true)).toContain("4,321");
    expect(await said(part, false)).not.toMatch(/4,321|98,765/);
  },
);
