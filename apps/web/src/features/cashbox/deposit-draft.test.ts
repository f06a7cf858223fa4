import { describe, expect, it } from "vitest";
import { depositId, forgetDepositId } from "./deposit-draft.ts";

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

describe("id of a deposit", () => {
  it("stays while the deposit is not answered", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    expect(depositId(storage, "card EUR 5000", makeId)).toBe("id-1");
    expect(depositId(storage, "card EUR 5000", makeId)).toBe("id-1");
  });

  it("changes with what is deposited", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    depositId(storage, "card EUR 5000", makeId);
    expect(depositId(storage, "card EUR 6000", makeId)).toBe("id-2");
  });

  it("is forgotten with the answer", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    depositId(storage, "card EUR 5000", makeId);
    forgetDepositId(storage);
    expect(depositId(storage, "card EUR 5000", makeId)).toBe("id-2");
  });

  it("survives a spoilt store", () => {
    const [storage, makeId] = [makeStorage(), makeIds()];
    storage.setItem("deposit-draft", "{");
    expect(depositId(storage, "card EUR 5000", makeId)).toBe("id-1");
  });
});
