import { describe, expect, it } from "vitest";
import { isSomebodyThere, watchAttendance } from "./attendance.ts";

describe("a page of the back office", () => {
  it("knows for a minute after a sign of life that somebody is there", () => {
    let now = 1_000_000;
    const page = new EventTarget();
    watchAttendance(page, () => now);
    expect(isSomebodyThere(now + 59_999)).toBe(true);
    expect(isSomebodyThere(now + 60_000)).toBe(false);
    for (const sign of ["pointermove", "keydown", "wheel"]) {
      now += 600_000;
      expect(isSomebodyThere(now)).toBe(false);
      page.dispatchEvent(new Event(sign));
      expect(isSomebodyThere(now)).toBe(true);
    }
  });
});
