import { expect, it } from "vitest";
import { pick } from "../sportsbook.testing.ts";
import { quoteQuery } from "./quote.ts";

const asked = (freeBetId: number | null) => {
  const draft = { kind: "single", sizes: null, picks: [pick()], freeBetId } as const;
  return quoteQuery(draft, "EUR").queryKey.at(-1);
};

it("asks for the bounds of a free bet where one is to pay, and for them alone then", () => {
  expect(asked(41)).toMatchObject({ kind: "single", is_free: true });
  expect(asked(null)).not.toHaveProperty("is_free");
});
