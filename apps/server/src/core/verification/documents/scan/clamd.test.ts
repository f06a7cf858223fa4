import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clamd } from "./clamd.ts";
import { EICAR, type FakeClamd, openClamd } from "./clamd.testing.ts";
import { ScannerUnavailable } from "./scanner.ts";

let fake: FakeClamd;
beforeAll(async () => {
  fake = await openClamd();
});
beforeEach(() => {
  fake.answer = undefined;
});
afterAll(() => fake.close());

describe("clamd", () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 8 * 1024 * 1024])(
    "is sent all of a file of %i bytes and calls it clean",
    async (size) => {
      expect(await clamd(fake.url).scan(Buffer.alloc(size, 7))).toBeNull();
      expect(fake.seen.at(-1)).toBe(size);
    },
  );

  it("finds what lies across two chunks", async () => {
    const file = Buffer.concat([Buffer.alloc(65_520), Buffer.from(EICAR)]);
    expect(await clamd(fake.url).scan(file)).toBe("Eicar-Test-Signature");
  });

  it.each([
    ["a cut answer", "stream: OK"],
    ["half an answer", "stream: O"],
    ["no answer", ""],
    ["a limit of its own", "INSTREAM size limit exceeded. ERROR\0"],
    ["an error", "stream: Can't allocate memory ERROR\0"],
    ["something else", "PONG\0"],
    ["a clean file of another name", "other: OK\0"],
    ["more than a line", "x".repeat(5000)],
  ])("is taken for away with %s", async (_, answer) => {
    fake.answer = answer;
    await expect(clamd(fake.url).scan(Buffer.from("x"))).rejects.toThrow(ScannerUnavailable);
  });

  it("is not waited for longer than its time", async () => {
    fake.answer = null;
    const began = performance.now();
    await expect(clamd(fake.url, 100).scan(Buffer.from("x"))).rejects.toThrow(
      "no answer in 100 ms",
    );
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it("is away where nobody listens", async () => {
    const gone = await openClamd();
    await gone.close();
    await expect(clamd(gone.url).scan(Buffer.from("x"))).rejects.toThrow(ScannerUnavailable);
  });
});
