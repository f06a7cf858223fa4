import { describe, expect, it } from "vitest";
import { depositOrigin, keepDepositOrigin } from "./deposit-origin.ts";

function storageOf(kept = new Map<string, string>()): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

const GAME = { pathname: "/play/foldhouse/lantern-tide", search: { mode: "real" } };

describe("the game that a deposit was begun in", () => {
  it("is known again by the payment, and by no other", () => {
    const storage = storageOf();
    keepDepositOrigin(storage, "p1", GAME);
    expect(depositOrigin(storage, "p1")).toBe("/play/foldhouse/lantern-tide?mode=real");
    expect(depositOrigin(storage, "p2")).toBeNull();
  });

  it.each([null, { pathname: "/", search: {} }, { pathname: "/pokies", search: {} }])(
    "is none when it was begun on %j",
    (page) => {
      const storage = storageOf();
      keepDepositOrigin(storage, "p1", page);
      expect(depositOrigin(storage, "p1")).toBeNull();
    },
  );

  it.each(["//evil.example/play/", "https://evil.example/play/", "/deposit"])(
    "is none when the tab holds %s",
    (text) =>
      expect(
        depositOrigin(storageOf(new Map([["houselight.deposit.from.p1", text]])), "p1"),
      ).toBeNull(),
  );

  it("is none where the browser keeps nothing", () => {
    const blocked = new Proxy({} as Storage, {
      get: () => {
        throw new Error("blocked");
      },
    });
    keepDepositOrigin(blocked, "p1", GAME);
    expect(depositOrigin(blocked, "p1")).toBeNull();
  });
});
