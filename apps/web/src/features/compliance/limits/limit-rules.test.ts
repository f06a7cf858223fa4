import { describe, expect, it } from "vitest";
import { amountIn } from "./limit-rules.ts";

describe("the amount of a limit that is changed", () => {
  const accounts = [
    { currency: "BTC", amount_cents: 5_000_000, current_value_amount_cents: 0 },
    { currency: "EUR", amount_cents: 12_350, current_value_amount_cents: 0 },
    { currency: "JPY", amount_cents: 9_000, current_value_amount_cents: 0 },
  ];

  it("is that of the chosen currency, written as the language writes it", () => {
    expect(amountIn({ accounts }, "BTC", "en")).toBe("0.05");
    expect(amountIn({ accounts }, "EUR", "de")).toBe("123,50");
    expect(amountIn({ accounts }, "JPY", "de")).toBe("9000");
  });

  it("is nothing in a currency that the limit does not name", () => {
    expect(amountIn({ accounts }, "USDT", "en")).toBe("");
  });
});
