/** A spin of five reels that anybody can draw again; a test proves its numbers. */
export const WORKED_EXAMPLE = {
  serverSeed: "9f64a747e1b97f131fabb6b447296c9b6f0201e79fb3c5356e6c77e89b6a806a",
  clientSeed: "paper-rocket",
  nonce: 0,
  ranges: [30, 30, 30, 30, 30],
  numbers: [8, 17, 28, 14, 13],
} as const;

/** The mapping `pf:2` as formulas. */
export const FORMULA = `block(i) = HMAC-SHA256(
  serverSeed, "yourSeed:round:i")

stream = block(0) block(1) block(2) …
x      = its next 6 bytes, big-endian
         while x ≥ floor(2⁴⁸ / n) · n:
         the 6 bytes after
number = x mod n    (0 to n − 1)`;

const { serverSeed, clientSeed, nonce, ranges } = WORKED_EXAMPLE;

/** The same as a program for the console of a browser; it leaves its result in `numbers`. */
export const PROGRAM = `const serverSeed = "${serverSeed}";
const yourSeed = "${clientSeed}", round = ${nonce}, ranges = [${ranges.join(", ")}];

const utf8 = new TextEncoder(), numbers = [], bytes = [];
const key = await crypto.subtle.importKey("raw", utf8.encode(serverSeed),
  { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
let i = 0;
for (const n of ranges) {
  let x;
  do {
    if (bytes.length < 6) bytes.push(...new Uint8Array(await crypto.subtle.sign(
      "HMAC", key, utf8.encode(yourSeed + ":" + round + ":" + i++))));
    x = bytes.splice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  } while (x >= Math.floor(2 ** 48 / n) * n);
  numbers.push(x % n);
}
console.log(numbers.join(", "));`;
