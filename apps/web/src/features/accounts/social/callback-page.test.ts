import { describe, expect, it } from "vitest";
import { asWritten } from "./callback-page.tsx";

describe("what a provider put into the address", () => {
  it.each([
    ["9007199254740993123", "9007199254740992000"],
    ["1e5", "100000"],
    ["0.50", "0.5"],
  ])("keeps a code of digits as it was written: %s", (written, read) => {
    const search = { state: "abc", code: read };
    expect(asWritten(search, `?state=abc&code=${written}`)).toEqual({
      state: "abc",
      code: written,
    });
  });

  it("takes nothing that the page does not know, and leaves text as the router read it", () => {
    expect(asWritten({ code: "a+b" }, "?code=a%2Bb&iss=7&more=1")).toEqual({ code: "a+b" });
  });
});
