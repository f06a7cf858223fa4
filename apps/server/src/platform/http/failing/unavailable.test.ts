import { describe, expect, it } from "vitest";
import { isUnavailable } from "./unavailable.ts";

const failure = (code: string, message = "a statement failed") =>
  Object.assign(new Error(message), { code });

describe("a database that is away or busy", () => {
  it.each([
    ["a lock that did not come free", "55P03"],
    ["a serialization that lost to others", "40001"],
    ["a deadlock", "40P01"],
    ["a connection that broke", "08006"],
    ["too many connections", "53300"],
    ["a server that goes down", "57P01"],
    ["a statement that took too long", "57014"],
    ["a port that nobody listens at", "ECONNREFUSED"],
  ])("is told by %s", (_, code) => {
    expect(isUnavailable(failure(code))).toBe(true);
  });

  it.each([
    ["a key that is taken", "23505"],
    ["a check that does not hold", "23514"],
    ["a constraint that rolls back", "40002"],
    ["an exception of a trigger", "P0001"],
  ])("is not told by %s", (_, code) => {
    expect(isUnavailable(failure(code))).toBe(false);
  });
});
