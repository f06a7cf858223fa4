import { expect, it } from "vitest";
import { appCode } from "./app-code.ts";

/** "12345678901234567890" in Base32. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [20_000_000_000, "353130"],
])("shows the code of RFC 6238 after %d seconds", (atSeconds, code) => {
  expect(appCode(SECRET, atSeconds * 1000)).toBe(code);
});
