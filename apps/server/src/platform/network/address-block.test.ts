import { describe, expect, it } from "vitest";
import { addressBlock } from "./address-block.ts";

describe("addressBlock", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["::1", "::/64"],
    ["", ""],
    ["nobody", "nobody"],
  ])("counts %s as %s", (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});
