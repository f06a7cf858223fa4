import { describe, expect, it } from "vitest";
import { firstName, movedPath } from "./moved.ts";

describe("addresses that have moved", () => {
  it.each([
    ["/vip-club", "/vip"],
    ["/users/sign_in", "/sign-up"],
    ["/accounts/history", "/"],
    ["/profile/password/edit", "/new-password"],
    ["/users/password/edit", "/new-password"],
    ["/profile/confirmation", "/confirmation"],
    ["/users/confirmation", "/confirmation"],
    ["/profile/sessions", "/profile/security"],
    ["/users/sessions", "/profile/security"],
    ["/users", "/profile"],
    ["/users/limits/confirm", "/profile/limits/confirm"],
    ["/producers/houselight/1", "/producers/houselight"],
    ["/producers/houselight/2", null],
    ["/producers/houselight/11", null],
    ["/users-of-the-house", null],
    ["/accounts/7/deposit", null],
    ["/Login", "/login"],
    ["/Play/foldhouse/Lantern-Tide", "/play/foldhouse/lantern-tide"],
    ["/USERS/Limits", "/profile/limits"],
    ["/VIP-Club", "/vip"],
    ["/assets/index-CJSbl5pm.js", null],
    ["/caf%C3%A9", null],
    ["/Caf%C3%A9", "/caf%C3%A9"],
    ["/vip", null],
    ["/", null],
  ])("%s leads to %s (ROUTE-36, ROUTE-37)", (from, to) => expect(movedPath(from)).toBe(to));

  it("lead to one that stands", () => {
    for (const path of [
      "/users/users",
      "/users/password/edit",
      "/users/sign_in",
      "/vip-club",
      "/USERS/Sign_In",
    ])
      expect(movedPath(movedPath(path) ?? "")).toBeNull();
  });
});

describe("the first name of a page", () => {
  it.each([
    ["/games/new", "/categories/new"],
    ["/slots", "/pokies"],
    ["/pokies/all", "/pokies"],
    ["/pokies/new", "/categories/new"],
    ["/categories/pokies", "/pokies"],
    ["/games/live", "/live"],
    ["/live/all", "/live"],
    ["/live/roulette", "/categories/roulette"],
    ["/promotions/spring", "/promotions/spring"],
    ["/promotions", "/promotions"],
    ["/tournaments/all", "/tournaments"],
    ["/games", "/games"],
    ["/categories/table", "/table"],
    ["/games/table", "/table"],
    ["/pokies/table", "/table"],
    ["/table", "/table"],
  ])("of %s is %s", (path, name) => expect(firstName(path)).toBe(name));
});
