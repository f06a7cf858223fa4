import {
  endBonusOffer,
  listBonusOffers,
  listRegistrationGifts,
  listTrailEntries,
  proposeBonusOffer,
  publishBonusOffer,
  redeemCoupon,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  openTestHouse,
  operatorGoes,
  signedInOperator,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coupon, offered } from "../bonuses.testing.ts";

let kit: TestHouse;
let url: string;
let olga: HttpCaller;
let paul: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, seed: "offers of bonuses" });
  url = kit.served?.url as string;
  olga = await signedInOperator(kit.house, url, "manager");
  paul = await signedInOperator(kit.house, url, "manager");
});
afterAll(() => kit.close());

type Body = ReturnType<typeof coupon>;
const offer = (part: Partial<Body> = {}) => coupon(kit.house.clock.now(), part);
const propose = (by: HttpCaller, body: Body) => by.call(proposeBonusOffer, { body });
const body = { reason: "a test" };
const publish = (by: HttpCaller, id: string) =>
  by.call(publishBonusOffer, { params: { id }, body });
const end = (by: HttpCaller, id: string) => by.call(endBonusOffer, { params: { id }, body });
const refusal = ({ status, body: answer }: { status: number; body: unknown }) => [
  status,
  Object.keys(
    Object.values((answer as { errors?: Record<string, object> }).errors ?? {})[0] ?? {},
  )[0],
];
const redeem = async (code: string) => {
  const { caller } = await signedInPlayer(kit.house, url);
  return (await caller.call(redeemCoupon, { body: { coupon_code: code } })).body.status;
};

describe("an offer", () => {
  it("whose proposer has left, or may propose no more, is proposed anew", async () => {
    for (const role of [undefined, "support"] as const) {
      const gone = await signedInOperator(kit.house, url, "manager");
      const { body: proposed } = await propose(gone, offer());
      await operatorGoes(kit.house, proposed.changed_by, role);
      expect(refusal(await publish(paul, proposed.id))).toEqual([409, "proposer_gone"]);
    }
  });

  it("gives nothing before another operator publishes it and after it is ended", async () => {
    const one = offer();
    expect((await propose(olga, one)).body).toMatchObject({
      state: "proposed",
      given: 0,
      title: one.title,
    });
    expect(await redeem(one.code)).toBe("unknown");
    expect(refusal(await publish(olga, one.id))).toEqual([403, "second_operator_needed"]);
    expect((await publish(paul, one.id)).body.state).toBe("published");
    expect(refusal(await publish(olga, one.id))).toEqual([409, "offer_state"]);
    expect(await redeem(one.code)).toBe("issued");
    expect((await end(olga, one.id)).body).toMatchObject({ state: "ended", given: 1 });
    expect(await redeem(one.code)).toBe("unknown");
    const query = { subject: `bonus offer ${one.code}` };
    expect((await olga.call(listTrailEntries, { query })).body.map(({ action }) => action)).toEqual(
      ["bonuses.end", "bonuses.publish", "bonuses.propose"],
    );
  });

  it("is the same for the same request; its id and its code are its own", async () => {
    const one = offer();
    await Promise.all(Array.from({ length: 6 }, () => propose(olga, one)));
    const { body: all } = await olga.call(listBonusOffers, { query: {} });
    expect(all.filter(({ id }) => id === one.id)).toHaveLength(1);
    expect(refusal(await propose(olga, { ...one, title: { en: "Another" } }))).toEqual([
      409,
      "idempotency_mismatch",
    ]);
    const taken = offer({ code: one.code.toLowerCase() });
    expect(refusal(await propose(olga, taken))).toEqual([409, "offer_code_taken"]);
    const unknown = offer({ group_ids: ["999999"] });
    expect(refusal(await propose(olga, unknown))).toEqual([422, "offer_group_unknown"]);
  });

  it.each<[string, Partial<Body>, string]>([
    ["a part of a deposit without one", { percent: 50 }, "percent"],
    ["a deposit without its part", { trigger: "deposit" }, "percent"],
    ["a title in German alone", { title: { de: "Zehn zum Anfang" } }, "title"],
    ["a title of many lines", { title: { en: "Ten\nfor\na start" } }, "title.en"],
    ["no amount", { amount_eur_cents: 0 }, "amount_eur_cents"],
    ["a code with blanks", { code: "A B C" }, "code"],
    ["a wagering out of reason", { wagering: 101 }, "wagering"],
  ])("is refused with %s", async (_what, part, field) => {
    const { status, body: answer } = await propose(olga, offer(part));
    expect([status, Object.keys((answer as unknown as { errors: object }).errors)]).toEqual([
      422,
      [field],
    ]);
  });

  it("is a manager's alone", async () => {
    const support = await signedInOperator(kit.house, url, "support");
    expect((await propose(support, offer())).status).toBe(403);
    expect((await support.call(listBonusOffers, { query: {} })).status).toBe(403);
  });

  it("for whoever registers is shown to guests while it is listed", async () => {
    const part = { trigger: "registration" } as const;
    const code = await offered([olga, paul], offer(part));
    const hidden = await offered([olga, paul], offer({ ...part, listed: false }));
    const codes = (await httpCaller(url).call(listRegistrationGifts, {})).body.map(
      (gift) => gift.code,
    );
    expect(codes).toContain(code);
    expect(codes).not.toContain(hidden);
  });
});

it("lists every offer in pages, the latest proposed first", async () => {
  const { body: all } = await olga.call(listBonusOffers, { query: {} });
  const after = all[1]?.id as string;
  expect((await olga.call(listBonusOffers, { query: { after } })).body).toEqual(all.slice(2));
});
