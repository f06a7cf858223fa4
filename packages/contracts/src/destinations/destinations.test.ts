import { describe, expect, it } from "vitest";
import { isCryptoAddress, isIban } from "./index.ts";

describe("an IBAN", () => {
  it.each([
    ["lt60 1010 0123 4567 8901", true],
    ["DE89370400440532013000", true],
    ["DE89370400440532013001", false],
    ["DE8937040044053201300", false],
    ["XX89370400440532013000", false],
    ["LT12-", false],
    ["", false],
  ])("%j: %s", (text, holds) => expect(isIban(text)).toBe(holds));
});

/** Printed in the standards (BIP 173, BIP 350, EIP-55, CashAddr), or known to all. */
const VALID: readonly (readonly [currency: string, address: string])[] = [
  ["BTC", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
  ["BTC", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy"],
  ["BTC", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
  ["BTC", "BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4"],
  ["BTC", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0"],
  ["BCH", "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"],
  ["BCH", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"],
  ["BCH", "bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq"],
  ["BCH", "1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu"],
  ["ETH", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["ETH", "0x52908400098527886E0F7030069857D2E4169EE7"],
  ["ETH", `0x${"a".repeat(40)}`],
  ["USDT", "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t"],
  ["USDT", "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
  ["DOG", "DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L"],
  ["LTC", "LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9"],
];

describe("an address of a coin", () => {
  it.each(VALID)("%s takes %s", (currency, address) => {
    expect(isCryptoAddress(` ${address} `, currency)).toBe(true);
  });

  it.each(VALID.filter(([, address]) => !address.includes("aaaa")))(
    "%s refuses %s with one letter changed",
    (currency, address) => {
      for (const at of [6, Math.floor(address.length / 2), address.length - 1]) {
        const letter = address.charAt(at);
        const other = letter === "7" ? "8" : "7";
        const slip = address.slice(0, at) + other + address.slice(at + 1);
        // Letters of one case hold no checksum in Ethereum.
        const unchecked = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(slip);
        expect(isCryptoAddress(slip, currency), slip).toBe(unchecked);
      }
    },
  );

  it.each([
    ["BTC", "0x52908400098527886E0F7030069857D2E4169EE7"],
    ["BTC", "bc1qar0"],
    ["BTC", "LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9"],
    // Version 1 under the checksum of version 0 (BIP 350).
    ["BTC", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd"],
    ["LTC", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"],
    ["BCH", "bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t"],
    ["BCH", "bitcoincash:Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"],
    ["ETH", "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed"],
    ["EUR", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"],
    ["toString", "anything"],
    ["BTC", ""],
  ])("%s refuses %j", (currency, address) =>
    expect(isCryptoAddress(address, currency)).toBe(false),
  );
});
