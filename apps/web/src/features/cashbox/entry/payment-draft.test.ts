import { describe, expect, it } from "vitest";
import { draftId, forgetDraft } from "./payment-draft.ts";

function makeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function makeIds() {
  let last = 0;
  return () => `id-${++last}`;
}

describe("id of a payment", () => {
  it("stays while the payment is not answered", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    expect(draftId(storage, "deposit", "card EUR 5000", makeId)).toBe("id-1");
    expect(draftId(storage, "deposit", "card EUR 5000", makeId)).toBe("id-1");
  });

  it("changes with what is paid", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    draftId(storage, "deposit", "card EUR 5000", makeId);
    expect(draftId(storage, "deposit", "card EUR 6000", makeId)).toBe("id-2");
  });

  it("is not shared by a deposit and a withdrawal", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    draftId(storage, "deposit", "card EUR 5000", makeId);
    expect(draftId(storage, "withdrawal", "card EUR 5000", makeId)).toBe("id-2");
    forgetDraft(storage, "withdrawal");
    expect(draftId(storage, "deposit", "card EUR 5000", makeId)).toBe("id-1");
  });

  it("is forgotten with the answer", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    draftId(storage, "deposit", "card EUR 5000", makeId);
    forgetDraft(storage, "deposit");
    expect(draftId(storage, "deposit", "card EUR 5000", makeId)).toBe("id-2");
  });

  it("survives a spoilt store", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    storage.setItem("deposit-draft", "{");
    expect(draftId(storage, "deposit", "card EUR 5000", makeId)).toBe("id-1");
  });
});
