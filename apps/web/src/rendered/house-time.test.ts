import type { HeaderNoticeView } from "@houselight/contracts/notices";
import { createElement } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { putHouseAhead } from "../api/sending/house-time.testing.ts";
import { noticesQuery } from "../data/visitor/notices.ts";
import { HeaderNoticeBar } from "../features/notices/header-notice-bar.tsx";
import { StartTime } from "../features/sportsbook/lists/start-time.tsx";
import { renderPart, textOf } from "./rendered-part.testing.ts";

const HOUR_MS = 3_600_000;
const HOUSE_MS = Date.parse("2026-01-01T12:00:00.000Z");
const after = (ms: number) => new Date(HOUSE_MS + ms).toISOString();
const notice = (id: number, message: string, lastsMs: number): HeaderNoticeView => ({
  id,
  message,
  icon: "info",
  link: null,
  expires_at: after(lastsMs),
});

afterAll(() => {
  vi.useRealTimers();
  putHouseAhead(0);
});

describe.each([
  ["two hours ahead", 2 * HOUR_MS],
  ["two hours behind", -2 * HOUR_MS],
  ["half a day ahead", 12 * HOUR_MS],
])("to a visitor whose clock is %s", (_how, offMs) => {
  beforeAll(() => {
    vi.useFakeTimers({ now: HOUSE_MS + offMs, toFake: ["Date"] });
    putHouseAhead(-offMs);
  });

  it("NOTIFY-04: a notice stands as long as the house says", async () => {
    const header_notices = [notice(1, "Stands", HOUR_MS), notice(2, "Is over", -HOUR_MS)];
    const view = { notifications: [], header_notices };
    const data = [[noticesQuery("en").queryKey, view]] as const;
    const bar = () => createElement(HeaderNoticeBar);
    const text = textOf(await renderPart(bar, { player: { id: 1, statuses: [] }, data }));
    expect(text).toContain("Stands");
    expect(text).not.toContain("Is over");
  });

  it("a match of today is one of today", async () => {
    const start = (iso: string) => renderPart(() => createElement(StartTime, { iso }));
    expect(textOf(await start(after(HOUR_MS)))).toBe("13:00");
    expect(textOf(await start(after(12 * HOUR_MS)))).toBe("Fri, Jan 2, 00:00");
  });
});
