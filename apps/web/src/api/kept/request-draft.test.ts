import { describe, expect, it } from "vitest";
import { CallError, RefusedError } from "../errors.ts";
import { draftId, endDraft, forgetDraft } from "./request-draft.ts";

function makeStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function makeIds() {
  let last = 0;
  return () => `id-${++last}`;
}

const DEPOSIT = { kind: "deposit", playerId: 7 } as const;
const WITHDRAWAL = { kind: "withdrawal", playerId: 7 } as const;

describe("id of a request", () => {
  it("stays while the payment is not answered", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    expect(draftId(storage, DEPOSIT, "card EUR 5000", makeId)).toBe("id-1");
    expect(draftId(storage, DEPOSIT, "card EUR 5000", makeId)).toBe("id-1");
  });

  it("changes with what is paid", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    draftId(storage, DEPOSIT, "card EUR 5000", makeId);
    expect(draftId(storage, DEPOSIT, "card EUR 6000", makeId)).toBe("id-2");
  });

  it("is not shared by a deposit and a withdrawal", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    draftId(storage, DEPOSIT, "card EUR 5000", makeId);
    expect(draftId(storage, WITHDRAWAL, "card EUR 5000", makeId)).toBe("id-2");
    forgetDraft(storage, WITHDRAWAL);
    expect(draftId(storage, DEPOSIT, "card EUR 5000", makeId)).toBe("id-1");
  });

  it("is not that of who was signed in before in this tab, and still theirs afterwards", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    const others = { ...DEPOSIT, playerId: 8 };
    draftId(storage, DEPOSIT, "card EUR 5000", makeId);
    expect(draftId(storage, others, "card EUR 5000", makeId)).toBe("id-2");
    forgetDraft(storage, others);
    expect(draftId(storage, DEPOSIT, "card EUR 5000", makeId)).toBe("id-1");
  });

  it("is forgotten with the answer", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    draftId(storage, DEPOSIT, "card EUR 5000", makeId);
    forgetDraft(storage, DEPOSIT);
    expect(draftId(storage, DEPOSIT, "card EUR 5000", makeId)).toBe("id-2");
  });

  it.each([
    ["a refusal", new RefusedError(422, []), "id-2"],
    // An attempt before may have come: the house has not looked at this one.
    ["the end of the session", new RefusedError(401, []), "id-1"],
    ["too many requests", new RefusedError(429, []), "id-1"],
    ["a busy house", new RefusedError(503, []), "id-1"],
    ["a lost answer", new CallError("", null), "id-1"],
  ])("is another one, or the same, after %s", (_, error, id) => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    draftId(storage, DEPOSIT, "card EUR 5000", makeId);
    endDraft(storage, DEPOSIT, error);
    expect(draftId(storage, DEPOSIT, "card EUR 5000", makeId)).toBe(id);
  });

  it("survives a spoilt store", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    draftId(storage, DEPOSIT, "card EUR 5000", makeId);
    for (const key of storage.items.keys()) storage.setItem(key, "{");
    expect(draftId(storage, DEPOSIT, "card EUR 5000", makeId)).toBe("id-2");
  });
});
