import { expect, it } from "vitest";
import { deviceId } from "./device-id.ts";

function storage(kept: Map<string, string>): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

it("AUTH-13: makes one random id for a browser and keeps it", () => {
  const [here, there] = [storage(new Map()), storage(new Map())];
  const id = deviceId(() => here);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(deviceId(() => here)).toBe(id);
  expect(deviceId(() => there)).not.toBe(id);
});

it("replaces what is no id of ours, and does without where nothing can be kept", () => {
  const kept = new Map([["dfpc", "x".repeat(900)]]);
  expect(deviceId(() => storage(kept))).toMatch(/^[0-9a-f]{32}$/);
  expect(
    deviceId(() => {
      throw new Error("denied");
    }),
  ).toBeUndefined();
});
