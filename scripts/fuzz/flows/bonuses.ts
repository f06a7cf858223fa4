import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import type { Flow } from "./stage.ts";

const reason = { reason: "a storm" };
const HOUR_MS = 3_600_000;

/** Two operators publish an offer, a player redeems its code, activates the bonus and cancels it. */
const bonuses: Flow = {
  name: "bonuses",
  reaches: [
    api.proposeBonusOffer,
    api.publishBonusOffer,
    api.listBonusOffers,
    api.redeemCoupon,
    api.activateBonus,
    api.cancelBonus,
    api.endBonusOffer,
  ],
  async play(stage) {
    const [first, second] = [stage.operator("manager"), await stage.colleague("manager")];
    const id = randomUUID();
    const code = `STORM-${id.slice(0, 8)}`;
    await stage.ask(first, api.proposeBonusOffer, {
      body: {
        id,
        trigger: "coupon",
        code,
        title: "Ten for a storm",
        group_key: "gift_storm",
        amount_eur_cents: 1_000,
        wagering: 2,
        days_to_activate: 2,
        days_to_wager: 3,
        end_at: new Date(Date.now() + HOUR_MS).toISOString(),
        ...reason,
      },
    });
    await stage.ask(second, api.publishBonusOffer, { params: { id }, body: reason });
    await stage.ask(first, api.listBonusOffers, { query: { after: id } });
    const { actor: player } = await stage.newcomer("taker");
    const { bonus } = await stage.ask(player, api.redeemCoupon, { body: { coupon_code: code } });
    const params = { id: bonus?.id ?? "" };
    await stage.ask(player, api.activateBonus, { params }, { own: true });
    await stage.ask(player, api.cancelBonus, { params }, { own: true });
    await stage.ask(first, api.endBonusOffer, { params: { id }, body: reason });
  },
};

export const BONUSES: readonly Flow[] = [bonuses];
