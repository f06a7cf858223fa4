import { describe, expect, it } from "vitest";
import {
  DEPOSIT_CODE_SHOWN_KEY,
  forgetCodes,
  forgetGiftCode,
  isDepositCodeShown,
  isGiftCodeShown,
  keepCodes,
  keptDepositCode,
  keptGiftCode,
  markDepositCodeShown,
  markGiftCodeShown,
} from "../../../shell/links/kept-codes.ts";
import { applyDepositCode, type CodeActions, codesOfSearch, shallApply } from "./deposit-code.ts";

describe("codes of an address", () => {
  it.each([
    ["?a=1", null],
    ["?depositPromocode=X&a=1", { deposit: "X", gift: null }],
    ["?giftPromocode=G", { deposit: null, gift: "G" }],
    ["?depositPromocode=%222026%22", { deposit: "2026", gift: null }],
    ["?depositPromocode=", { deposit: null, gift: null }],
  ])("%s", (search, codes) => expect(codesOfSearch(search)).toEqual(codes));
});

function makeStore() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe("kept codes", () => {
  it("have the keys that other scripts of the site know", () => {
    const store = makeStore();
    keepCodes(store, { deposit: "X", gift: "G" });
    markDepositCodeShown(store);
    expect([...store.items.keys()].sort()).toEqual([
      "depositPromocode",
      "depositPromocodeShowed",
      "giftPromocode",
    ]);
  });

  it("are shown again only when another code comes", () => {
    const store = makeStore();
    keepCodes(store, { deposit: "X", gift: null });
    markDepositCodeShown(store);
    keepCodes(store, { deposit: "X", gift: null });
    expect(isDepositCodeShown(store)).toBe(true);
    keepCodes(store, { deposit: "Y", gift: null });
    expect(store.getItem(DEPOSIT_CODE_SHOWN_KEY)).toBeNull();
    expect(keptDepositCode(store)).toBe("Y");
  });

  it("go with the player", () => {
    const store = makeStore();
    keepCodes(store, { deposit: "X", gift: "G" });
    forgetCodes(store);
    expect(store.items.size).toBe(0);
  });
});

describe("a kept gift code (BONUS-10)", () => {
  it("is shown once, and again when another comes", () => {
    const store = makeStore();
    keepCodes(store, { deposit: null, gift: "G" });
    expect([keptGiftCode(store), isGiftCodeShown(store)]).toEqual(["G", false]);
    markGiftCodeShown(store);
    keepCodes(store, { deposit: null, gift: "G" });
    expect(isGiftCodeShown(store)).toBe(true);
    keepCodes(store, { deposit: null, gift: "H" });
    expect(isGiftCodeShown(store)).toBe(false);
  });

  it("is forgotten by itself, and leaves the deposit's", () => {
    const store = makeStore();
    keepCodes(store, { deposit: "X", gift: "G" });
    markGiftCodeShown(store);
    forgetGiftCode(store);
    expect([...store.items.keys()]).toEqual(["depositPromocode"]);
  });
});

describe("when a kept code is applied", () => {
  const arrival = { signedIn: true, onMain: true, popupOpen: false, code: "X", shown: false };
  it.each([
    [{}, true],
    [{ signedIn: false }, false],
    [{ onMain: false }, false],
    [{ popupOpen: true }, false],
    [{ code: null }, false],
    [{ shown: true }, false],
  ])("%o → %s", (change, applied) => expect(shallApply({ ...arrival, ...change })).toBe(applied));
});

class Refusal extends Error {}

/** Records the steps of a code that brings a gift, or none. */
function makeActions(brings: boolean, failing: Partial<CodeActions> = {}) {
  const steps: string[] = [];
  const actions: CodeActions = {
    allowBonuses: async () => void steps.push("allow"),
    chooseCode: async (code) => void steps.push(`choose ${code}`),
    bringsGift: async (code) => {
      steps.push(`look for ${code}`);
      return brings;
    },
    dropCode: async () => void steps.push("drop"),
    isRefused: (error) => error instanceof Refusal,
    openDeposit: async () => void steps.push("open"),
    ...failing,
  };
  return { steps, actions };
}

describe("applying a code (CASHBOX-13, CASHBOX-14)", () => {
  it("allows bonuses before it sets the code, keeps one that brings a gift and opens the deposit", async () => {
    const { steps, actions } = makeActions(true);
    await applyDepositCode("X", actions);
    expect(steps).toEqual(["allow", "choose X", "look for X", "open"]);
  });

  it("drops a code that brings no gift, and opens the deposit all the same", async () => {
    const { steps, actions } = makeActions(false);
    await applyDepositCode("X", actions);
    expect(steps).toEqual(["allow", "choose X", "look for X", "drop", "open"]);
  });

  it("takes a refused code for one that brings none", async () => {
    const refuse = () => Promise.reject(new Refusal());
    const { steps, actions } = makeActions(false, { chooseCode: refuse });
    await applyDepositCode("?!", actions);
    expect(steps).toEqual(["allow", "look for ?!", "drop", "open"]);
  });

  it("stops where the network does", async () => {
    const away = () => Promise.reject(new Error("away"));
    const { steps, actions } = makeActions(false, { chooseCode: away });
    await expect(applyDepositCode("X", actions)).rejects.toThrow("away");
    expect(steps).toEqual(["allow"]);
  });
});
