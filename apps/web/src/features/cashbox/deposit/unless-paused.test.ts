import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { limitsQuery } from "../../../data/compliance.ts";
import { renderPart, textOf } from "../../../rendered/rendered-part.testing.ts";
import { UnlessPaused } from "./unless-paused.tsx";

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function shown(limits: readonly object[]): Promise<string> {
  const html = await renderPart(() => createElement(UnlessPaused, null, "a form with gifts"), {
    player: { id: 7, currency: "EUR" },
    data: [[limitsQuery.queryKey, limits]],
  });
  return textOf(html);
}

describe("a way to pay in (OPEN-45)", () => {
  it("is shown to whoever is on no break", async () => {
    expect(await shown([])).toBe("a form with gifts");
    const limit = { id: 1, type: "deposit", accounts: [], minutes: null, ends_at: inMinutes(5) };
    expect(await shown([limit])).toBe("a form with gifts");
  });

  it("gives way to a word and a link during a break, and comes back with its end", async () => {
    const pause = (ends_at: string) => [{ id: 1, type: "coolingoff", accounts: [], ends_at }];
    expect(await shown(pause(inMinutes(5)))).toBe("You are on a break from play. Your limits");
    expect(await shown(pause(inMinutes(-1)))).toBe("a form with gifts");
  });

  it("gives way while the time to be logged in is used up, until the next begins", async () => {
    const session = (used_minutes: number, ends_at: string) => [
      { id: 1, type: "session", period: "day", accounts: [], minutes: 30, used_minutes, ends_at },
    ];
    const text = "You have reached your limit: Time logged in per day. Your limits";
    expect(await shown(session(30, inMinutes(5)))).toBe(text);
    expect(await shown(session(29, inMinutes(5)))).toBe("a form with gifts");
    expect(await shown(session(30, inMinutes(-1)))).toBe("a form with gifts");
  });

  it("stays away after a self-exclusion that nobody has lifted", async () => {
    const over = { id: 1, type: "selfexclusion", accounts: [], ends_at: inMinutes(-1) };
    expect(await shown([over])).toContain("You are on a break from play.");
  });
});
