import { describe, expect, it } from "vitest";
import { placeOf } from "./places.ts";

describe("placeOf", () => {
  it.each([
    ["127.0.0.1:3000", null, "CW", "paper-rocket"],
    ["example.org", "EE", "EE", "paper-rocket"],
    ["paper-rocket.localhost:3000", "AU", "AU", "paper-rocket"],
    ["lantern-hall.localhost:3000", "AU", "EE", "lantern-hall"],
    ["LANTERN-HALL.localhost", null, "EE", "lantern-hall"],
  ])("%s from %s is %s, %s", (host, country, licence, brand) => {
    expect(placeOf(host, country)).toMatchObject({ licence, brand: { id: brand } });
  });
});
