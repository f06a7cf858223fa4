import { expect, it } from "vitest";
import { stagOf, utmOf } from "./landing.ts";

it("TRACK-01: reads the fields of a campaign from the address, and no others", () => {
  expect(utmOf("?utm_source=a&utm_medium=b&utm_other=c&utm_sub_id=d&x=1")).toEqual({
    source: "a",
    medium: "b",
    sub_id: "d",
  });
  expect(utmOf("?sub_id=7")).toEqual({ sub_id: "7" });
  expect(utmOf(`?utm_term=${"x".repeat(999)}`).term).toHaveLength(64);
  expect(utmOf("")).toEqual({});
  // A body with one of these is refused whole, and the affiliate with it.
  expect(utmOf("?utm_source=a%00b%7F&utm_term=%00")).toEqual({ source: "ab" });
});

it("TRACK-02: reads the tag of an affiliate", () => {
  expect(stagOf("?stag=1_2")).toBe("1_2");
  expect(stagOf("?stag=")).toBeUndefined();
  expect(stagOf("?stag=1_2%00")).toBe("1_2");
});
