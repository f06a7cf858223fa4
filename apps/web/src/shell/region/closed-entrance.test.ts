import { describe, expect, it } from "vitest";
import { closedEntrance } from "./closed-entrance.ts";

const OPEN = { restricted: false, partially_restricted: false, estonia: false };
const REGIONS = [
  { ...OPEN, restricted: true },
  { ...OPEN, partially_restricted: true },
  { ...OPEN, estonia: true },
  OPEN,
];

describe("a guest's way on the site (LICENCE-07, LICENCE-08, LICENCE-10)", () => {
  // By region: restricted, restricted in part, Estonia, anywhere else.
  it.each([
    ["/sign-up", ["registration", "registration", "registration", null]],
    ["/registration", ["registration", "registration", "registration", null]],
    ["/sport/registration", ["registration", "registration", "registration", null]],
    ["/sign-in", ["login", "login", null, null]],
    ["/login", ["login", "login", null, null]],
    ["/sport/login", ["login", "login", null, null]],
    ["/remind", ["login", "login", null, null]],
    ["/play/houselight/lantern-tide", ["login", null, null, null]],
    ["/play/houselight/lantern-tide/sfu", ["login", null, null, null]],
    ["/", [null, null, null, null]],
    ["/pokies", [null, null, null, null]],
    ["/play", [null, null, null, null]],
    ["/terms-and-conditions", [null, null, null, null]],
  ])("to %s is closed as %o", (pathname, closed) =>
    expect(REGIONS.map((region) => closedEntrance(region, { pathname }))).toEqual(closed),
  );

  it("is closed for a popup over any page", () => {
    const [restricted, , estonia] = REGIONS as [typeof OPEN, typeof OPEN, typeof OPEN];
    const over = (modal: "login" | "registration" | "remind") => ({ pathname: "/pokies", modal });
    expect(closedEntrance(restricted, over("login"))).toBe("login");
    expect(closedEntrance(restricted, over("remind"))).toBe("login");
    expect(closedEntrance(estonia, over("registration"))).toBe("registration");
    expect(closedEntrance(estonia, over("login"))).toBeNull();
  });
});
