import { hash } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { hashOnThread } from "./hash-threads.ts";

it("hashes as argon2id, and compares with what it made", async () => {
  const passwordHash = (await hashOnThread({ password: "paper-boat" })) as string;
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/);
  expect(await hashOnThread({ password: "paper-boat", passwordHash })).toBe(true);
  expect(await hashOnThread({ password: "paper-boot", passwordHash })).toBe(false);
});

it("compares with a hash of other parameters", async () => {
  const passwordHash = await hash("paper-boat", { memoryCost: 19_456, timeCost: 2 });
  expect(await hashOnThread({ password: "paper-boat", passwordHash })).toBe(true);
});

it("says no where there is no hash, and fails on what is none, and goes on", async () => {
  expect(await hashOnThread({ password: "paper-boat", passwordHash: null })).toBe(false);
  await expect(hashOnThread({ password: "x", passwordHash: "none" })).rejects.toThrow(
    "hash failed",
  );
  expect(await hashOnThread({ password: "paper-boat", passwordHash: null })).toBe(false);
});

it("leaves the main thread free meanwhile", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await Promise.all(
    Array.from({ length: 10 }, () => hashOnThread({ password: "a", passwordHash: null })),
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});
