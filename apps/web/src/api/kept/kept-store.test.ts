import { describe, expect, it } from "vitest";
import { type KeptStore, lastingStore } from "./kept-store.ts";

/** A storage of a browser that is full or blocked from a moment on. */
function makeStore() {
  const items = new Map<string, string>();
  const state = { isFull: false };
  const store: KeptStore = {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (state.isFull) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
  return { items, state, store };
}

const blocked = (): KeptStore => {
  throw new DOMException("denied", "SecurityError");
};

describe("a storage that lasts", () => {
  it("keeps in the browser what the browser keeps", () => {
    const { items, store } = makeStore();
    const lasting = lastingStore(() => store);
    lasting.setItem("a", "1");
    expect([...items]).toEqual([["a", "1"]]);
    lasting.removeItem("a");
    expect(lasting.getItem("a")).toBeNull();
  });

  it("keeps for this page what a blocked storage does not", () => {
    const lasting = lastingStore(blocked);
    expect(lasting.getItem("a")).toBeNull();
    lasting.setItem("a", "1");
    expect(lasting.getItem("a")).toBe("1");
    lasting.removeItem("a");
    expect(lasting.getItem("a")).toBeNull();
  });

  it("does not go back to what a full storage kept before", () => {
    const { state, store } = makeStore();
    const lasting = lastingStore(() => store);
    lasting.setItem("a", "old");
    state.isFull = true;
    lasting.setItem("a", "new");
    expect(lasting.getItem("a")).toBe("new");
    lasting.removeItem("a");
    expect(lasting.getItem("a")).toBeNull();
  });
});
