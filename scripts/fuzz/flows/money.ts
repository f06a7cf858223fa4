import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import { PLAYER_PASSWORD } from "@houselight/test-kit";
import type { Actor } from "../cast.ts";
import { signatureOf } from "../signature.ts";
import type { Flow, Stage } from "./stage.ts";

const reason = "asked for by the player";
const DEPOSIT_CENTS = 5_000;
/** Above what is paid out without an operator, and below what takes two of them. */
const WITHDRAWAL_CENTS = 30_000;
const BANK = { kind: "bank", holder: "Ada Lovelace", iban: "DE89370400440532013000" };

/** Returns the reference under which a provider and an operator know a payment. */
async function referenceOf(stage: Stage, id: string): Promise<string> {
  const [row] = await stage.house.database.query<{ reference: string }>(
    "select reference from cashbox.payments where id = $1",
    [id],
  );
  if (!row) throw new Error("a payment that was made is on record");
  return row.reference;
}

async function caseOf(stage: Stage, reference: string): Promise<number> {
  const [row] = await stage.house.database.query<{ id: bigint }>(
    "select id from cashbox.cases where reference = $1",
    [reference],
  );
  if (!row) throw new Error("a payment that was taken back is a case");
  return Number(row.id);
}

async function report(stage: Stage, body: object): Promise<void> {
  const text = JSON.stringify({ provider_reference: "pp_flow", currency: "EUR", ...body });
  await stage.ask(
    stage.visitor("provider"),
    api.paymentWebhook,
    { params: { provider: "paperpay" } },
    { text, headers: { ...signatureOf(text), "content-type": "application/json" } },
  );
}

/** A deposit is opened, reported, seen by an operator and sent back; that its provider takes it back is closed as a case. */
const deposit: Flow = {
  name: "deposit",
  reaches: [
    api.createDeposit,
    api.paymentWebhook,
    api.getPayment,
    api.getPaymentFile,
    api.refundDeposit,
    api.closePaymentCase,
  ],
  async play(stage) {
    const { actor } = await stage.newcomer("payer");
    const id = randomUUID();
    const body = { id, method: "card", currency: "EUR", amount_cents: DEPOSIT_CENTS };
    await stage.ask(actor, api.createDeposit, { body });
    const reference = await referenceOf(stage, id);
    await report(stage, {
      payment_id: reference,
      status: "succeeded",
      amount_cents: DEPOSIT_CENTS,
    });
    await stage.ask(actor, api.getPayment, { params: { id } }, { own: true });
    const cashier = stage.operator("cashier");
    await stage.ask(cashier, api.getPaymentFile, { params: { reference } });
    await stage.ask(cashier, api.refundDeposit, {
      params: { reference },
      body: { id: randomUUID(), reason },
    });
    await report(stage, {
      payment_id: reference,
      status: "canceled",
      amount_cents: DEPOSIT_CENTS,
    });
    await stage.ask(cashier, api.closePaymentCase, {
      params: { id: await caseOf(stage, reference) },
      body: { reason },
    });
  },
};

async function withdraw(stage: Stage, actor: Actor): Promise<string> {
  const id = randomUUID();
  const money = { currency: "EUR", amount_cents: WITHDRAWAL_CENTS };
  await stage.ask(actor, api.createWithdrawal, {
    body: { id, method: "bank", ...money, destination: BANK, password: PLAYER_PASSWORD },
  });
  return id;
}

/** Three withdrawals: one taken back, one agreed to, one rejected. */
const withdrawal: Flow = {
  name: "withdrawal",
  reaches: [api.createWithdrawal, api.recallPayment, api.approveWithdrawal, api.rejectWithdrawal],
  async play(stage) {
    const { actor } = await stage.newcomer("winner");
    const recalled = await withdraw(stage, actor);
    await stage.ask(actor, api.recallPayment, { params: { id: recalled } }, { own: true });
    const cashier = stage.operator("cashier");
    const rejected = await referenceOf(stage, await withdraw(stage, actor));
    await stage.ask(cashier, api.rejectWithdrawal, {
      params: { reference: rejected },
      body: { reason },
    });
    const agreed = await referenceOf(stage, await withdraw(stage, actor));
    await stage.ask(cashier, api.approveWithdrawal, { params: { reference: agreed } });
  },
};

const slug = "lantern-tide";

const rounds: Flow = {
  name: "rounds",
  reaches: [api.playRound, api.getRound, api.getActivity, api.giveUpRound],
  async play(stage) {
    const { actor } = await stage.newcomer("gambler");
    const id = randomUUID();
    const bet = { kind: "slot", stake_cents: 100 };
    await stage.ask(actor, api.playRound, { params: { slug }, body: { id, currency: "EUR", bet } });
    await stage.ask(actor, api.getRound, { params: { id } }, { own: true });
    const today = new Date().toISOString().slice(0, 10);
    await stage.ask(actor, api.getActivity, { query: { from: today, to: today } });
    // Of a bet that never came: it leaves a mark, and the bet is refused from then on.
    await stage.ask(actor, api.giveUpRound, {
      params: { id: randomUUID() },
      body: { game: slug, currency: "EUR" },
    });
  },
};

/** Two operators correct a player's cash, drop another correction, and read what the day has brought. */
const corrections: Flow = {
  name: "corrections",
  reaches: [
    api.proposeCashCorrection,
    api.makeCashCorrection,
    api.dropCashCorrection,
    api.listCashCorrections,
    api.getDailyReport,
    api.exportDailyReport,
    api.getGamesReport,
    api.exportGamesReport,
    api.getPlayersReport,
    api.exportPlayersReport,
    api.getNowReport,
  ],
  async play(stage) {
    const { id } = await stage.newcomer("corrected");
    const [first, second] = [stage.operator("manager"), await stage.colleague("manager")];
    const propose = async (amount_cents: number) => {
      const body = { id: randomUUID(), currency: "EUR", amount_cents, reason, kind: "error" };
      await stage.ask(first, api.proposeCashCorrection, { params: { id: Number(id) }, body });
      return { id: body.id };
    };
    await stage.ask(second, api.makeCashCorrection, { params: await propose(-100) });
    await stage.ask(first, api.dropCashCorrection, {
      params: await propose(100),
      body: { reason },
    });
    await stage.ask(first, api.listCashCorrections, { query: { state: "made" } });
    const query = { from: "2026-01-01", to: "2026-12-31", currency: "EUR" };
    for (const report of [
      api.getDailyReport,
      api.exportDailyReport,
      api.getGamesReport,
      api.exportGamesReport,
      api.getPlayersReport,
      api.exportPlayersReport,
    ])
      await stage.ask(first, report as api.EndpointShape, { query });
    await stage.ask(first, api.getNowReport);
  },
};

export const MONEY: readonly Flow[] = [deposit, withdrawal, rounds, corrections];
