import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { paymentQuery, paymentsQuery } from "./cashbox.ts";

/** The house answers with payments in the words of a provider. */
vi.mock("../api/call.ts", () => ({
  call: async ({ name }: { readonly name: string }) =>
    name === "getPayment" ? { id: "1", state: "success" } : [{ id: "1", state: "success" }],
}));

describe("a payment whose state is success", () => {
  const client = new QueryClient();

  it("is succeeded when it is asked for", async () => {
    expect((await client.fetchQuery(paymentQuery("1"))).state).toBe("succeeded");
  });

  it("is succeeded on the pages of the list", async () => {
    const { pages } = await client.fetchInfiniteQuery(paymentsQuery);
    expect(pages[0]?.[0]?.state).toBe("succeeded");
  });
});
