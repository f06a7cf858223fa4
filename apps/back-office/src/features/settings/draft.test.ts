import { describe, expect, it } from "vitest";
import {
  begunWith,
  carriedOn,
  type Draft,
  followed,
  type HeldSetting,
  isOutdated,
  taken,
  takenOver,
} from "./draft.ts";

const held = (version: number, value: unknown): HeldSetting => ({
  name: "rocket-config",
  summary: "",
  value,
  guarded: false,
  version,
  chosen_at: null,
  chosen_by: null,
});
const first = held(4, { open: true });
const other = held(5, { open: false });
const write = (draft: Draft, value: unknown): Draft => ({ ...draft, value, isTouched: true });

describe("a draft of a setting", () => {
  it("follows what others choose while nothing is written", () => {
    const draft = followed(begunWith(first), other);
    expect(draft).toMatchObject({ base: { version: 5 }, value: other.value, replaced: 1 });
  });

  it("keeps what was written when another chooses, until the operator decides", () => {
    const written = write(begunWith(first), { open: true, note: "mine" });
    const draft = followed(written, other);
    expect(draft).toBe(written);
    expect(isOutdated(draft, other)).toBe(true);
    const kept = carriedOn(draft, other);
    expect([kept.base.version, kept.value, kept.replaced]).toEqual([5, written.value, 0]);
    expect(isOutdated(kept, other)).toBe(false);
    expect(takenOver(draft, other)).toMatchObject({ value: other.value, isTouched: false });
  });

  it("keeps what cannot be read as a value yet", () => {
    const broken = { ...begunWith(first), isTouched: true };
    expect(followed(broken, other)).toBe(broken);
  });

  it("is no draft of an older state after an answer that comes late", () => {
    const draft = begunWith(other);
    expect(followed(draft, first)).toBe(draft);
  });

  it("goes on with its own choice, whatever is written before its version is told", () => {
    const sent = taken(write(begunWith(first), other.value), other.value, other.value);
    expect(followed(sent, other)).toMatchObject({
      base: { version: 5 },
      isTouched: false,
      replaced: 0,
    });
    const goesOn = followed(write(sent, { open: "perhaps" }), other);
    expect(goesOn).toMatchObject({ base: { version: 5 }, value: { open: "perhaps" }, replaced: 0 });
  });

  it("keeps what was written while the choice was on its way", () => {
    const written = write(begunWith(first), { open: "perhaps" });
    const draft = followed(taken(written, other.value, other.value), other);
    expect(draft).toMatchObject({ base: { version: 5 }, value: written.value, isTouched: true });
  });

  it("shows what the house made of a choice", () => {
    const twice = ["EUR", "EUR"];
    const sent = taken(write(begunWith(first), twice), twice, ["EUR"]);
    expect(followed(sent, held(5, ["EUR"]))).toMatchObject({
      base: { version: 5 },
      value: ["EUR"],
    });
  });
});
