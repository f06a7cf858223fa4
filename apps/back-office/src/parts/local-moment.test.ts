import { describe, expect, it } from "vitest";
import { momentOf } from "./form/inputs.tsx";
import { localMoment } from "./local-moment.ts";

describe("a moment that an operator writes", () => {
  it("is read back as it is shown", () => {
    const moment = new Date("2026-11-29T21:40:00.000Z");
    expect(momentOf(localMoment(moment))).toBe(moment.toISOString());
  });

  it("is absent where nothing is written", () => {
    expect([momentOf(""), momentOf(undefined)]).toEqual([undefined, undefined]);
  });

  it("goes to the house as it is with a digit too many in its year, and throws nothing", () => {
    expect(momentOf("20261-11-29T21:40")).toBe("20261-11-29T21:40");
  });
});
