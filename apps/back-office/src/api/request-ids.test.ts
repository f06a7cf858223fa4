import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { requestIds } from "./request-ids.ts";

const source = join(import.meta.dirname, "..");
const files = globSync("**/*.{ts,tsx}", { cwd: source, exclude: ["**/*.test.ts"] });

describe("the id of a request", () => {
  const refund = { amount_cents: 500, reason: "goodwill" };

  it("stays while the same is sent again, and is another for another body", () => {
    const { idOf } = requestIds();
    const first = idOf(refund);
    expect(idOf({ ...refund })).toBe(first);
    expect(idOf({ ...refund, amount_cents: 600 })).not.toBe(first);
  });

  it("stays whichever field was filled in first, at any depth", () => {
    const { idOf } = requestIds();
    const first = idOf({ points: 5, until: { from: 1, to: 2 }, rows: [{ a: 1, b: 2 }] });
    expect(idOf({ rows: [{ b: 2, a: 1 }], until: { to: 2, from: 1 }, points: 5 })).toBe(first);
    expect(idOf({ rows: [{ b: 1, a: 2 }], until: { to: 2, from: 1 }, points: 5 })).not.toBe(first);
  });

  it("is made in one place: a form opened anew makes none of its own", () => {
    const makers = files.filter((file) =>
      readFileSync(join(source, file), "utf8").includes("crypto.randomUUID()"),
    );
    const users = files.filter((file) =>
      /\bnewId\(\)/.test(readFileSync(join(source, file), "utf8")),
    );
    expect([...makers, ...users]).toEqual(["api/request-ids.ts"]);
  });

  it("is another once it was done: the same asked for anew is not answered with what was done before", () => {
    const { idOf, done } = requestIds();
    const first = idOf(refund);
    done();
    expect(idOf(refund)).not.toBe(first);
  });
});
