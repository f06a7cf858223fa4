import { randomUUID } from "node:crypto";
import {
  BUNDLED_RATES,
  convert,
  listBonuses,
  listCurrencies,
  listDepositGifts,
  listNotices,
  listRegistrationGifts,
  type Locale,
  redeemCoupon,
  setBonusCode,
  updateLocale,
} from "@houselight/contracts";
import {
  happen,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  registered,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paymentChanged } from "#events/cashbox";
import { coupon, offered } from "../bonuses.testing.ts";

let kit: TestHouse;
let url: string;
let operators: readonly [HttpCaller, HttpCaller];
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "titles of bonuses" });
  url = kit.served?.url as string;
  const one = () => signedInOperator(kit.house, url, "manager");
  operators = [await one(), await one()];
});
afterAll(() => kit.close());

const title = { en: "Ten for a start", de: "Zehn zum Anfang" };
type Part = Parameters<typeof coupon>[1];
const offer = (part: Part = {}) =>
  offered(operators, coupon(kit.house.clock.now(), { title, ...part }));
/** A player who reads a language, in a browser that names the language of its page, or none. */
const player = async (locale: Locale, page: Readonly<Record<string, string>> = {}) => {
  const { id, token } = await registered(kit.house);
  const caller = httpCaller(url, page);
  caller.useSession(token);
  await caller.call(updateLocale, { body: { locale } });
  return { id, caller };
};
const titlesOf = async (caller: HttpCaller) =>
  (await caller.call(listBonuses, {})).body.map((bonus) => bonus.title);

it.each<[Locale, string]>([
  ["de", "Zehn zum Anfang"],
  ["no", "Ten for a start"],
])(
  "a player who reads %s is given a bonus that is called %s from then on",
  async (locale, told) => {
    const { caller } = await player(locale);
    await caller.call(redeemCoupon, { body: { coupon_code: await offer() } });
    await caller.call(updateLocale, { body: { locale: "it" } });
    expect(await titlesOf(caller)).toEqual([told]);
    await kit.house.reactions.settled();
    await kit.house.reactions.settled();
    const { notifications } = (await caller.call(listNotices, {})).body;
    expect(notifications).toMatchObject([{ event: "bonus_given", values: { title: told } }]);
  },
);

it("a deposit brings a bonus with the title in its player's language", async () => {
  const deposit_bonus_code = await offer({ trigger: "deposit", percent: 100 });
  const { id, caller } = await player("de");
  await caller.call(setBonusCode, { body: { deposit_bonus_code } });
  const paid = { action: "deposit", state: "succeeded", currency: "EUR", amount: 5_000n } as const;
  await happen(kit, paymentChanged(id, { paymentId: randomUUID(), ...paid }));
  expect(await titlesOf(caller)).toEqual(["Zehn zum Anfang"]);
});

it("gifts of the next deposit are told in the language of the page, else in the player's own", async () => {
  const code = await offer({ trigger: "deposit", percent: 50 });
  const seen = async ({ caller }: { readonly caller: HttpCaller }) =>
    (await caller.call(listDepositGifts, {})).body.find((gift) => gift.code === code)?.title;
  expect(await seen(await player("de"))).toBe("Zehn zum Anfang");
  expect(await seen(await player("de", { "x-locale": "it" }))).toBe("Ten for a start");
  expect(await seen(await player("it", { "x-locale": "de" }))).toBe("Zehn zum Anfang");
});

it("gifts for whoever registers are told in the language of the page", async () => {
  const code = await offer({ trigger: "registration" });
  const seen = async (locale: string) => {
    const guest = httpCaller(url, { "x-locale": locale });
    const { body } = await guest.call(listRegistrationGifts, {});
    return body.find((gift) => gift.code === code)?.title;
  };
  const told = { de: "Zehn zum Anfang", "fr-CA": "Ten for a start", en: "Ten for a start" };
  for (const [locale, words] of Object.entries(told)) expect(await seen(locale)).toBe(words);
});

it("gifts for whoever registers say what they bring in each currency that may be chosen", async () => {
  const code = await offer({ trigger: "registration" });
  const guest = httpCaller(url);
  const offered = (await guest.call(listCurrencies, {})).body.map((one) => one.code);
  const { body } = await guest.call(listRegistrationGifts, {});
  const amounts = body.find((gift) => gift.code === code)?.amounts ?? {};
  expect(Object.keys(amounts)).toEqual(offered);
  expect(amounts["EUR"]).toBe(1_000);
  for (const currency of offered)
    expect(amounts[currency], currency).toBe(
      Number(convert(1_000n, "EUR", currency, BUNDLED_RATES)),
    );
});
