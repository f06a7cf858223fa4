import { CURRENCIES } from "@houselight/contracts/money";
import type { AccountView } from "@houselight/contracts/wallet";
import { createElement } from "react";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { latestPaymentsQuery } from "../../../data/cashbox.ts";
import { limitsQuery } from "../../../data/compliance.ts";
import { currenciesQuery } from "../../../data/configuration.ts";
import { accountsQuery } from "../../../data/wallet.ts";
import { type RenderOptions, renderPart, textOf } from "../../../rendered/rendered-part.testing.ts";
import { Balances } from "../overview.tsx";
import { DepositView } from "./deposit-view.tsx";

beforeAll(() => void vi.stubGlobal("sessionStorage", { getItem: () => null }));
afterAll(() => void vi.unstubAllGlobals());

const ACCOUNT: AccountView = {
  currency: "EUR",
  active: true,
  amount_cents: 0,
  available_to_cashout_cents: 0,
  held_cents: 0,
  debt_cents: 0,
  version: 1,
};
const enabled = Object.keys(CURRENCIES).map((code) => ({ code, fiat: true }));
const BANK_COUNTRY = "DE";

async function shown(
  groups: readonly string[] = [],
  data: NonNullable<RenderOptions["data"]> = [],
  context: RenderOptions["context"] = {},
): Promise<string> {
  const statuses = groups.map((id) => ({ id, name: id }));
  const html = await renderPart(() => createElement(DepositView, { search: {} }), {
    player: { id: 7, currency: "EUR", country: BANK_COUNTRY, statuses },
    context,
    data: [[accountsQuery.queryKey, [ACCOUNT]], [currenciesQuery.queryKey, enabled], ...data],
  });
  return textOf(html);
}

describe("the methods of a deposit", () => {
  it("CASHBOX-04: stand by type", async () => {
    expect(await shown()).toMatch(/Cards .*Bank card.*Vouchers .*Voucher.*Bank transfers? .*/s);
  });

  it("CASHBOX-08: have no Sofort for players of the group without it", async () => {
    expect(await shown()).toContain("Sofort");
    expect(await shown(["631"])).not.toContain("Sofort");
    expect(await shown(["630"])).toContain("Sofort");
  });

  it("CASHBOX-06: are said to be none once nothing has come after the tries", async () => {
    const place = { offers: [], country: BANK_COUNTRY, groups: [], locale: "en" };
    const context = { ...place, currencies: enabled.map(({ code }) => code), profiles: [] };
    const tried = [["payment-methods", "deposit", "EUR", context], []] as const;
    const policy = { methods: [] } as never;
    expect(await shown([], [], { policy })).toBe("");
    expect(await shown([], [tried], { policy })).toContain("EUR");
  });
});

describe("before the first deposit", () => {
  const limit = (type: string) => ({ id: 1, type, accounts: [] });
  const paid = (state: string, action = "deposit") => ({
    id: "1",
    action,
    state,
    finished_at: null,
  });
  const isPrompted = async (payments: readonly object[], limits: readonly object[]) => {
    const data = [
      [latestPaymentsQuery.queryKey, payments],
      [limitsQuery.queryKey, limits],
    ] as const;
    return (await shown([], data)).includes("Set a limit");
  };

  it("a limit on deposits is offered to whoever has none", async () => {
    expect(await isPrompted([], [])).toBe(true);
    expect(await isPrompted([paid("canceled"), paid("succeeded", "cashout")], [])).toBe(true);
    expect(await isPrompted([], [limit("loss")])).toBe(true);
    expect(await isPrompted([], [limit("deposit")])).toBe(false);
  });

  it("and no more once one has arrived, nor while nothing is known", async () => {
    expect(await isPrompted([paid("canceled"), paid("succeeded")], [])).toBe(false);
    expect(await shown()).not.toContain("Set a limit");
  });
});

describe("a debt", () => {
  const owing = [[accountsQuery.queryKey, [{ ...ACCOUNT, debt_cents: 1_250 }]]] as const;

  it("is told with its amount where money is paid in", async () => {
    expect(await shown()).not.toContain("You owe");
    expect(await shown([], owing)).toContain("You owe €12.50");
  });

  it("is told in the overview and among the accounts", async () => {
    const accounts = (part: () => ReturnType<typeof createElement>) =>
      renderPart(part, {
        player: { id: 7, currency: "EUR", country: BANK_COUNTRY, statuses: [] },
        data: [...owing, [currenciesQuery.queryKey, enabled]],
      }).then(textOf);
    expect(await accounts(() => createElement(Balances))).toMatch(/Owed €12\.50.*You owe €12\.50/s);
  });
});
