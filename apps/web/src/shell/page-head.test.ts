import { describe, expect, it } from "vitest";
import { isTooDeep } from "./page-head.ts";
import { readRootSearch } from "./root-search.ts";

describe("pages for search engines", () => {
  it.each([
    ["/", false],
    ["/a/b/c", false],
    ["/a/b/c/d", true],
  ])("%s too deep: %s", (path, deep) => expect(isTooDeep(path)).toBe(deep));
});

describe("query of any page", () => {
  it("keeps what it knows and drops the rest", () =>
    expect(
      readRootSearch({ modal: "login", redirect: "/x", payment: true, email: "", other: "y" }),
    ).toEqual({ modal: "login", redirect: "/x" }));

  it("knows no other popups", () => expect(readRootSearch({ modal: "toString" })).toEqual({}));
});
