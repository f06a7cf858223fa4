import { PAYMENT_METHODS, type PaymentMethod } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { readConfig, StartError } from "#platform/config";
import { adaptersOf } from "./providers.ts";

const BTCPAY = {
  BTCPAY_URL: "https://btcpay.test",
  BTCPAY_STORE_ID: "store",
  BTCPAY_TOKEN: "token",
  BTCPAY_WEBHOOK_SECRET: "a secret of BTCPay's webhook, long enough",
};
const PAPERPAY = { PAPERPAY_URL: "http://127.0.0.1:9" };
const IDS = PAYMENT_METHODS.map(({ id }) => id);

const connect = (env: Record<string, string>, catalogue?: readonly PaymentMethod[]) =>
  adaptersOf({ config: readConfig(env), key: () => "key", log: { warn: () => {} } }, catalogue);

describe("methods that are off", () => {
  it.each([
    ["none, where each has its provider", PAPERPAY, []],
    ["all, where none is configured", {}, IDS],
    ["those that BTCPay does not serve, where it stands alone", BTCPAY, without("bitcoin")],
    [
      "all but those that BTCPAY_METHODS names, where it stands alone",
      { ...BTCPAY, BTCPAY_METHODS: "bitcoin,litecoin" },
      without("bitcoin", "litecoin"),
    ],
  ])("are %s", (_, env, expected) => {
    expect(Object.keys(connect(env).off)).toEqual(expected);
  });

  it("say what is missing, and have no provider", () => {
    const { off, forMethod } = connect({});
    expect(off["card"]).toBe("PAPERPAY_URL is not set");
    expect(forMethod(methodOf("card"))).toBeNull();
  });

  it("name the variables of a provider that is known and not configured", () => {
    const { off } = connect(PAPERPAY, [{ ...methodOf("dogecoin"), provider: "btcpay" }]);
    expect(off).toEqual({ dogecoin: "BTCPAY_URL is not set" });
  });
});

it("a method of a provider that nobody knows ends the start with a sentence that names both", () => {
  const catalogue = [methodOf("bank"), { ...methodOf("card"), provider: "tinpay" }];
  const connecting = () => connect(PAPERPAY, catalogue);
  expect(connecting).toThrow(StartError);
  expect(connecting).toThrow("The payment method card names the provider tinpay");
});

function methodOf(id: string): PaymentMethod {
  return PAYMENT_METHODS.find((one) => one.id === id) as PaymentMethod;
}

function without(...served: readonly string[]): readonly string[] {
  return IDS.filter((id) => !served.includes(id));
}
