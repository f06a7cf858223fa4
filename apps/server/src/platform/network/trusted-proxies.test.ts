import { describe, expect, it } from "vitest";
import { trustedProxies } from "./trusted-proxies.ts";

describe("trusted proxies", () => {
  it.each([
    ["no", "127.0.0.1", 0, false],
    ["0", "127.0.0.1", 0, false],
    ["1", "203.0.113.9", 0, true],
    ["1", "203.0.113.9", 1, false],
    ["2", "203.0.113.9", 1, true],
    ["10.0.0.0/8", "10.9.8.7", 5, true],
    ["10.0.0.0/8", "11.0.0.1", 0, false],
    ["10.0.0.0/8, ::1", "::1", 0, true],
    ["10.0.0.1", "::ffff:10.0.0.1", 0, true],
    ["loopback", "127.0.0.2", 0, true],
    ["2001:db8::/32", "2001:db8::7", 0, true],
  ])("%s: %s at hop %i is one: %s", (text, address, hop, isTrusted) =>
    expect(trustedProxies(text)(address, hop)).toBe(isTrusted),
  );

  it.each(["yes", "true", "", "11", "-1", "1.5", "10.0.0.0/33", "0.0.0.0/0", "1,2", "all", "a,b"])(
    "%j is not understood",
    (text) => expect(() => trustedProxies(text)).toThrow(),
  );
});
