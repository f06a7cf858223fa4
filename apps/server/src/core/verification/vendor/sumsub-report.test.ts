import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type SumsubSettings, sumsub, sumsubSettings } from "./sumsub.ts";
import { readSumsubReport, sumsubFault } from "./sumsub-report.ts";
import { ReportUnreadable } from "./vendor.ts";

const SECRET = "signs what the provider reports";
const NOW = new Date("2026-05-01T12:00:00Z");
const content = {
  applicantId: "65c1",
  externalUserId: "0d4a7c1e-7a53-4d1f-9d1c-0a1b2c3d4e5f",
  type: "applicantReviewed",
  createdAtMs: "2026-05-01 11:59:58.250",
  reviewResult: { reviewAnswer: "GREEN" },
};
const sign = (body: string, secret = SECRET) =>
  createHmac("sha256", secret).update(body).digest("hex");
const raw = (
  body: string,
  headers: Record<string, string> = { "x-payload-digest": sign(body) },
) => ({
  body,
  header: (name: string) => headers[name],
});
const told = (part: object) => raw(JSON.stringify({ ...content, ...part }));
const read = (part: object) => readSumsubReport(told(part));

describe("the signature of a report", () => {
  const body = JSON.stringify(content);
  it.each([
    ["holds", raw(body), null],
    ["is of another secret", raw(body, { "x-payload-digest": sign(body, "x") }), "wrong_signature"],
    ["is of another body", raw(`${body} `, { "x-payload-digest": sign(body) }), "wrong_signature"],
    ["is short", raw(body, { "x-payload-digest": "ab" }), "wrong_signature"],
    ["is missing", raw(body, {}), "headers_missing"],
    [
      "is of a weaker kind",
      raw(body, { "x-payload-digest": sign(body), "x-payload-digest-alg": "HMAC_SHA1_HEX" }),
      "headers_missing",
    ],
    ["is a day old", told({ createdAtMs: "2026-04-30 11:59:59.000" }), "out_of_time"],
    ["is of an hour ago", told({ createdAtMs: "2026-05-01 11:00:00" }), null],
    ["is of the future", told({ createdAtMs: "2026-05-01 12:05:01.000" }), "out_of_time"],
  ])("%s", (_, report, fault) => expect(sumsubFault([SECRET], report, NOW)).toBe(fault));

  it("holds by the former secret too while that is named, and by no other", () => {
    const [former, signed] = [
      "the secret before",
      (by: string) => raw(body, { "x-payload-digest": sign(body, by) }),
    ];
    expect(sumsubFault([SECRET, former], signed(SECRET), NOW)).toBeNull();
    expect(sumsubFault([SECRET, former], signed(former), NOW)).toBeNull();
    expect(sumsubFault([SECRET, former], signed("another"), NOW)).toBe("wrong_signature");
    expect(sumsubFault([SECRET], signed(former), NOW)).toBe("wrong_signature");
  });
});

it("is judged by the secrets that the house is started with", () => {
  const adapter = (former?: string) => {
    const config = {
      SUMSUB_URL: "https://provider.example",
      SUMSUB_LEVEL: "basic",
      SUMSUB_WEBHOOK_SECRET: SECRET,
      SUMSUB_FORMER_WEBHOOK_SECRET: former,
    };
    const settings = sumsubSettings({ config, key: (name: string) => name } as never);
    return sumsub(settings as SumsubSettings, { now: () => NOW } as never);
  };
  const body = JSON.stringify(content);
  const before = raw(body, { "x-payload-digest": sign(body, "the secret before") });
  expect(adapter("the secret before").fault(before, NOW)).toBeNull();
  expect(adapter("the secret before").fault(raw(body), NOW)).toBeNull();
  expect(adapter().fault(before, NOW)).toBe("wrong_signature");
});

describe("a report", () => {
  const red = (...rejectLabels: string[]) => ({
    reviewResult: { reviewAnswer: "RED", rejectLabels },
  });
  it.each([
    ["approves", {}, { answer: "verified", reasons: [], hits: [] }],
    [
      "tells of a beginning",
      { type: "applicantPending", reviewResult: null },
      { answer: "pending" },
    ],
    ["is no decision under another name", { type: "applicantCreated" }, { answer: null }],
    [
      "rejects",
      red("UNSATISFACTORY_PHOTOS"),
      { answer: "rejected", reasons: ["document_unreadable"] },
    ],
    ["rejects without a label", red(), { answer: "rejected", reasons: ["other"] }],
    [
      "rejects for what is for nobody's eyes",
      red("FORGERY"),
      { answer: "rejected", reasons: ["other"] },
    ],
    [
      "finds a person on a list",
      red("SANCTIONS", "LOW_QUALITY"),
      { answer: null, hits: ["SANCTIONS"] },
    ],
    ["finds a person who holds an office", red("PEP"), { answer: null, hits: ["PEP"] }],
  ])("%s", (_, part, expected) => expect(read(part)).toMatchObject(expected));

  it.each([
    ["no applicant", { applicantId: undefined }],
    ["no time", { createdAtMs: "yesterday" }],
    ["a day that does not exist", { createdAtMs: "2026-13-41 10:00:00" }],
    ["an answer of no colour", { reviewResult: { reviewAnswer: "YELLOW" } }],
    ["a label in prose", { reviewResult: { reviewAnswer: "RED", rejectLabels: ["<b>No</b>"] } }],
  ])("with %s is not understood", (_, part) => expect(() => read(part)).toThrow(ReportUnreadable));

  it("that is no JSON is not understood", () =>
    expect(() => readSumsubReport(raw("{"))).toThrow(ReportUnreadable));
});
