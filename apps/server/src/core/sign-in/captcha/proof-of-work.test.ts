import { createHmac } from "node:crypto";
import { TestClock } from "@houselight/test-kit";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#platform/random";
import { answerCaptcha } from "./answered-captcha.ts";
import { createProofOfWork } from "./proof-of-work.ts";

const clock = new TestClock("2030-01-01T00:00:00Z");
const proofOfWork = (secret = "a secret") =>
  createProofOfWork({
    clock,
    random: seededRandom("captcha"),
    key: (purpose) => createHmac("sha256", secret).update(purpose).digest("hex"),
    numbers: { least: 20, spread: 30 },
  });
const house = proofOfWork();
const solved = async (subject: string, factor = 1) =>
  answerCaptcha(await house.create(subject, factor));
/** Changes a part of an answer. */
const forge = (
  answer: string,
  change: (parts: Record<string, Record<string, unknown>>) => void,
) => {
  const parts = JSON.parse(Buffer.from(answer, "base64url").toString()) as never;
  change(parts);
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
};

describe("a proof of work", () => {
  it("holds for its subject, once solved, and has a name of its own", async () => {
    const [one, two] = [await solved("ada"), await solved("ada")];
    const first = await house.check(one, "ada");
    expect(first?.expiresAt).toEqual(new Date("2030-01-01T00:10:00Z"));
    expect(await house.check(one, "ada")).toEqual(first);
    expect((await house.check(two, "ada"))?.id).not.toBe(first?.id);
    expect(await house.check(one, "noah")).toBeNull();
  });

  it("is refused when a part of it is made up", async () => {
    const answer = await solved("ada");
    const changes: Parameters<typeof forge>[1][] = [
      ({ challenge }) => Object.assign(challenge as object, { signature: "00".repeat(32) }),
      ({ challenge }) => Object.assign(challenge?.["parameters"] as object, { nonce: "00" }),
      ({ challenge }) =>
        Object.assign(challenge?.["parameters"] as object, {
          data: { subject: "ada", expires_at: 4e12 },
        }),
      ({ solution }) => Object.assign(solution as object, { derivedKey: "ab".repeat(32) }),
    ];
    for (const change of changes)
      expect(await house.check(forge(answer, change), "ada")).toBeNull();
    expect(await proofOfWork("another secret").check(answer, "ada")).toBeNull();
  });

  it.each(["", "nonsense", Buffer.from("{}").toString("base64url"), "e30".repeat(500)])(
    "is no proof when it cannot be read: %s",
    async (answer) => expect(await house.check(answer, "ada")).toBeNull(),
  );

  it("keeps the same name when the case of its signature changes", async () => {
    const answer = await solved("ada");
    const upper = forge(answer, ({ challenge }) =>
      Object.assign(challenge as object, {
        signature: String(challenge?.["signature"]).toUpperCase(),
      }),
    );
    const [one, other] = [await house.check(answer, "ada"), await house.check(upper, "ada")];
    expect([null, one?.id]).toContain(other?.id ?? null);
  });

  it("asks for more effort by its factor", async () => {
    const read = async (factor: number) => {
      const { solution } = JSON.parse(
        Buffer.from(await solved("ada", factor), "base64url").toString(),
      ) as { solution: { counter: number } };
      return solution.counter;
    };
    const [once, eightfold] = [await read(1), await read(8)];
    expect(once).toBeGreaterThanOrEqual(20);
    expect(once).toBeLessThan(50);
    expect(eightfold).toBeGreaterThanOrEqual(160);
  });

  it("expires after ten minutes", async () => {
    const answer = await solved("ada");
    clock.advance(10 * 60_000 - 1);
    expect(await house.check(answer, "ada")).not.toBeNull();
    clock.advance(1);
    expect(await house.check(answer, "ada")).toBeNull();
  });
});
