import { describe, expect, it } from "vitest";
import { failingTogether } from "./failing-together.ts";

const failing = (...codes: string[]) => {
  const errors = codes.map((code) => Object.assign(new Error(code), { code }));
  const left = errors.values();
  const statements = failingTogether({ query: () => Promise.reject(left.next().value) });
  return { errors, statements };
};

describe("statements that fail together", () => {
  it("all say why the first of them failed, whoever hears it first", async () => {
    const { errors, statements } = failing("40P01", "25P02", "25P02");
    const first = statements.query("a");
    const behind = [statements.query("b"), statements.query("c")];
    await expect(Promise.any([...behind, first])).rejects.toMatchObject({
      errors: [errors[0], errors[0], errors[0]],
    });
  });

  it("keep what is an error of their own", async () => {
    const { errors, statements } = failing("23505", "08006");
    await expect(statements.query("a")).rejects.toBe(errors[0]);
    await expect(statements.query("b")).rejects.toBe(errors[1]);
  });
});
