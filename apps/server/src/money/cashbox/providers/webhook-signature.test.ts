import { describe, expect, it } from "vitest";
import { signatureFault, signWebhook } from "./webhook-signature.ts";

const SECRET = "a-secret-of-at-least-32-characters!!";
const NOW = new Date("2026-05-01T12:00:00Z");
const timestamp = String(NOW.getTime() / 1000);
const body = '{"status":"succeeded"}';
const signature = signWebhook(SECRET, "evt_1", timestamp, body);
const headers = { id: "evt_1", timestamp, signature };

describe("webhook signature", () => {
  it("holds for what was signed", () =>
    expect(signatureFault([SECRET], headers, body, NOW)).toBeNull());
  it("holds while a secret is being changed", () =>
    expect(
      signatureFault(
        ["another-secret", SECRET],
        { ...headers, signature: `v1,AAAA ${signature}` },
        body,
        NOW,
      ),
    ).toBeNull());
  it.each([
    ["another body", [SECRET], headers, `${body} `, NOW, "wrong_signature"],
    ["another id", [SECRET], { ...headers, id: "evt_2" }, body, NOW, "wrong_signature"],
    ["another secret", ["x"], headers, body, NOW, "wrong_signature"],
    ["no signature", [SECRET], { ...headers, signature: undefined }, body, NOW, "headers_missing"],
    [
      "a time that is no time",
      [SECRET],
      { ...headers, timestamp: "soon" },
      body,
      NOW,
      "headers_missing",
    ],
    ["301 s late", [SECRET], headers, body, new Date(NOW.getTime() + 301_000), "out_of_time"],
    ["301 s early", [SECRET], headers, body, new Date(NOW.getTime() - 301_000), "out_of_time"],
  ])("fails for %s", (_, secrets, given, text, now, fault) => {
    expect(signatureFault(secrets, given, text, now)).toBe(fault);
  });
});
