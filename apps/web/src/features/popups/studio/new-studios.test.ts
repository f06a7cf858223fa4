import { expect, it } from "vitest";
import { markTold, untoldStudio } from "./new-studios.ts";

const OFFERED = [{ slug: "mill" }, { slug: "press" }];

function storage(kept?: string) {
  const items = new Map(kept === undefined ? [] : [["new-studios-seen", kept]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

it.each([
  [[], undefined, null],
  [["mill"], undefined, "mill"],
  [["press", "mill"], undefined, "press"],
  [["mill"], '["mill"]', null],
  [["mill", "press"], '["mill"]', "press"],
  // One that the licence does not offer, and what somebody else wrote into the storage.
  [["elsewhere"], undefined, null],
  [["mill"], "{", "mill"],
  [["mill"], '{"a":1}', "mill"],
])("MODAL-05: of %j, told before of %s, the next is %s", (flagged, kept, slug) => {
  expect(untoldStudio(flagged, OFFERED, storage(kept))?.slug ?? null).toBe(slug);
});

it("MODAL-05: a studio is told of once, and forgotten when it is no longer flagged", () => {
  const kept = storage('["gone"]');
  markTold("mill", ["mill", "press"], kept);
  expect(untoldStudio(["mill", "press"], OFFERED, kept)?.slug).toBe("press");
  expect(kept.getItem("new-studios-seen")).toBe('["mill"]');
});
