import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Clock } from "#platform/clock";
import { s3Files, type S3Settings } from "./s3-files.ts";
import { type FakeS3, openS3 } from "./s3.testing.ts";

const ID = "0198a2c4-5b1e-7c3a-9f00-1234567890ab";
const PATH = `01/${ID}.sealed`;
let store: FakeS3;
beforeAll(async () => {
  store = await openS3();
});
beforeEach(() => {
  store.objects.clear();
  store.failing = 0;
  store.time = null;
});
afterAll(() => store.close());

class Away extends Error {}
const systemTime = { now: () => new Date() };
const files = (other: Partial<S3Settings> = {}, clock: Clock = systemTime) =>
  s3Files({ ...store.settings, ...other }, clock, (cause) => new Away(String(cause)));
const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));

describe("a bucket of documents", () => {
  it("keeps, gives back and forgets bytes as they are, by signed requests", async () => {
    await files().put(ID, bytes);
    expect(store.objects.get(PATH)?.equals(bytes)).toBe(true);
    expect(Buffer.from(await files().get(ID)).equals(bytes)).toBe(true);
    await files().remove(ID);
    expect(store.objects.size).toBe(0);
    await files().remove(ID);
  });

  it.each([
    ["another secret", { secret: "another secret of the same length" }],
    ["another key", { keyId: "AKIDANOTHER" }],
    ["another region", { region: "us-east-1" }],
  ])("refuses %s, and nothing is kept", async (_, other) => {
    await expect(files(other).put(ID, bytes)).rejects.toThrow(Away);
    expect(store.objects.size).toBe(0);
  });

  it("is asked by the house's time, not by that of the machine", async () => {
    store.time = new Date("2030-01-02T03:04:05.678Z");
    const now = () => new Date("2030-01-02T03:10:00.000Z");
    await files({}, { now }).put(ID, bytes);
    expect(store.objects.has(PATH)).toBe(true);
    await expect(files().get(ID)).rejects.toThrow("says 403");
  });

  it("is asked again when it stumbles, and given up when it goes on", async () => {
    store.failing = 2;
    await files().put(ID, bytes);
    expect(store.objects.has(PATH)).toBe(true);
    store.failing = 3;
    await expect(files().get(ID)).rejects.toThrow("says 503");
  });

  it("is away where nobody listens, and for what it does not have", async () => {
    await expect(files({ url: "http://127.0.0.1:1" }).get(ID)).rejects.toThrow(Away);
    await expect(files().get(ID)).rejects.toThrow("says 404");
  });
});
