import { describe, expect, it } from "vitest";
import { proposeOnce } from "./propose-once.ts";

const MINE = { id: "a", bodyHash: "mine" };

/** Proposes into a table that holds what `reads` says, time by time; an insert finds `row` written, or its place taken. */
function propose(reads: readonly (typeof MINE | undefined)[], row: { id: string } | undefined) {
  let read = 0;
  const written: string[] = [];
  const answer = proposeOnce<{ readonly id: string }>({
    hash: "mine",
    find: async () => reads[read++],
    write: async () => {
      written.push("row");
      return row;
    },
    ...(row ? {} : { taken: "name_taken" }),
  });
  return { answer, written };
}

describe("a proposal", () => {
  it("is written where nothing stands under its id", async () => {
    const { answer } = propose([undefined], { id: "a" });
    expect(await answer).toEqual({ proposal: { id: "a" }, repeated: false });
  });

  it("is found, and not written again, by the same request", async () => {
    const { answer, written } = propose([MINE], undefined);
    expect(await answer).toEqual({ proposal: MINE, repeated: true });
    expect(written).toEqual([]);
  });

  it("is found where the same request was quicker by a moment", async () => {
    const { answer } = propose([undefined, MINE], undefined);
    expect(await answer).toEqual({ proposal: MINE, repeated: true });
  });

  it.each([
    ["before", [{ id: "a", bodyHash: "other" }]],
    ["meanwhile", [undefined, { id: "a", bodyHash: "other" }]],
  ])("is refused where another request took its id %s", async (_, reads) => {
    await expect(propose(reads, undefined).answer).rejects.toThrow("idempotency_mismatch");
  });

  it("is refused where a row of another id is in its place", async () => {
    await expect(propose([undefined, undefined], undefined).answer).rejects.toThrow("name_taken");
  });
});
