import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import { giveReward, lockAccounts } from "@houselight/server/testing";
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
        title: { en: "Ten for a storm" },
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

/** A player has been given free spins, activates them, plays one and gives the rest up. */
const freespins: Flow = {
  name: "freespins",
  reaches: [api.listFreespins, api.activateFreespins, api.cancelFreespins],
  async play({ house, ask, newcomer }) {
    const { actor: player, id: playerId } = await newcomer("spinner");
    const id = randomUUID();
    const game = "lantern-tide";
    await house.database.tx(async (tx) => {
      await lockAccounts(tx, [playerId]);
      const terms = { currency: "EUR", game, count: 5, stakeEurCents: 20n };
      await giveReward(house, tx, {
        id,
        playerId,
        reward: { kind: "freespins", ...terms, wagering: 3, maxWin: null },
        title: "Five for a storm",
        groupKey: "gift_storm",
        source: "storm",
      });
    });
    await ask(player, api.listFreespins, {});
    await ask(player, api.activateFreespins, { params: { id } }, { own: true });
    const bet = { kind: "slot", stake_cents: 20 };
    await ask(player, api.playRound, {
      params: { slug: game },
      body: { id: randomUUID(), currency: "EUR", bet, freespins_id: id },
    });
    await ask(player, api.cancelFreespins, { params: { id } }, { own: true });
  },
};

/** Two operators fill the shop and give a player points, who exchanges them; then the shop is emptied. */
const comps: Flow = {
  name: "comps",
  reaches: [
    api.proposeCompCard,
    api.publishCompCard,
    api.listCompCards,
    api.endCompCard,
    api.proposeCompCorrection,
    api.makeCompCorrection,
    api.dropCompCorrection,
    api.listCompCorrections,
    api.showCompPoints,
    api.listCompRates,
    api.getCompPoints,
    api.exchangeCompPoints,
  ],
  async play(stage) {
    const [first, second] = [stage.operator("manager"), await stage.colleague("manager")];
    const { actor: player } = await stage.newcomer("collector");
    const { id: player_id } = await stage.ask(player, api.getPlayer, {});
    const card = randomUUID();
    const group = `storm-${card.slice(0, 8)}`;
    await stage.ask(first, api.proposeCompCard, {
      body: {
        id: card,
        type: "money",
        group,
        title: { en: "Five for a storm" },
        rates: [{ currency: "EUR", amount_cents: 500, points: 10 }],
        wager: 1,
        ...reason,
      },
    });
    await stage.ask(second, api.publishCompCard, { params: { id: card }, body: reason });
    await stage.ask(first, api.listCompCards, { query: { after: card } });
    const points = async (id: string) => {
      const body = { id, player_id: player_id ?? 0, points: 100, ...reason };
      await stage.ask(first, api.proposeCompCorrection, { body });
      return { params: { id } };
    };
    await stage.ask(first, api.dropCompCorrection, await points(randomUUID()));
    const given = await points(randomUUID());
    await stage.ask(second, api.makeCompCorrection, given);
    await stage.ask(first, api.listCompCorrections, { query: { after: given.params.id } });
    await stage.ask(first, api.showCompPoints, { params: { id: player_id ?? 0 } });
    await stage.ask(stage.visitor("browser"), api.listCompRates, { params: { type: "money" } });
    await stage.ask(player, api.getCompPoints, {});
    await stage.ask(player, api.exchangeCompPoints, {
      params: { type: "money" },
      body: { id: randomUUID(), exchange: { points: 20, currency: "EUR", group } },
    });
    await stage.ask(first, api.endCompCard, { params: { id: card }, body: reason });
  },
};

/** Two operators give a player cash, who takes it, and a turn, which the player gives up; a third gift is dropped. */
const gifts: Flow = {
  name: "gifts",
  reaches: [
    api.proposeGrant,
    api.makeGrant,
    api.dropGrant,
    api.listGrants,
    api.listGifts,
    api.activateGift,
    api.cancelGift,
    api.listPlayerGifts,
  ],
  async play(stage) {
    const [first, second] = [stage.operator("manager"), await stage.colleague("manager")];
    const { actor: player, id: playerId } = await stage.newcomer("taker");
    const player_id = Number(playerId);
    const propose = async (part: object) => {
      const id = randomUUID();
      const title = { en: "From a storm" };
      const body = { id, type: "giftspin", title, player_id, ...part, ...reason };
      await stage.ask(first, api.proposeGrant, { body: body as never });
      return { params: { id } };
    };
    await stage.ask(first, api.dropGrant, await propose({ type: "xp", points: 5 }));
    const cash = await propose({ type: "cash", amount_eur_cents: 500 });
    await stage.ask(second, api.makeGrant, cash);
    await stage.ask(second, api.makeGrant, await propose({}));
    await stage.ask(first, api.listGrants, { query: { after: cash.params.id } });
    const listed = await stage.ask(player, api.listGifts, {});
    const idOf = (type: string) => listed.find((gift) => gift.type === type)?.id ?? "";
    await stage.ask(player, api.activateGift, { params: { id: idOf("cash") } }, { own: true });
    await stage.ask(player, api.cancelGift, { params: { id: idOf("giftspin") } }, { own: true });
    await stage.ask(first, api.listPlayerGifts, { params: { id: player_id }, query: {} });
  },
};

/** Two operators publish a rule of cashback, which a player looks at, and end it. */
const cashback: Flow = {
  name: "cashback",
  reaches: [
    api.proposeCashbackRule,
    api.publishCashbackRule,
    api.endCashbackRule,
    api.listCashbackRules,
    api.listCashbackFigures,
    api.listCashback,
  ],
  async play(stage) {
    const [first, second] = [stage.operator("manager"), await stage.colleague("manager")];
    const id = randomUUID();
    await stage.ask(first, api.proposeCashbackRule, {
      body: {
        id,
        key: `storm-${id.slice(0, 8)}`,
        licence: "CW",
        title: { en: "Back from a storm" },
        period: "day",
        share_bp: 500,
        least: { EUR: 100 },
        most: { EUR: 5_000 },
        form: "cash",
        ...reason,
      },
    });
    await stage.ask(second, api.publishCashbackRule, { params: { id }, body: reason });
    await stage.ask(first, api.listCashbackRules, { query: { after: id } });
    const { actor: player } = await stage.newcomer("loser");
    await stage.ask(player, api.listCashback, {});
    await stage.ask(first, api.listCashbackFigures, { params: { id } });
    await stage.ask(first, api.endCashbackRule, { params: { id }, body: reason });
  },
};

export const BONUSES: readonly Flow[] = [bonuses, freespins, comps, gifts, cashback];
