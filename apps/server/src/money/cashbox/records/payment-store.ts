import type { PaymentInstructions, PaymentState } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import type { OpenedPayment } from "../providers/provider.ts";
import type { Payment } from "./payment.ts";

/** The column of each field of a payment: the one list that reading and writing follow. */
const COLUMN = {
  playerId: "player_id",
  id: "id",
  reference: "reference",
  bodyHash: "body_hash",
  action: "action",
  licence: "licence",
  method: "method",
  provider: "provider",
  providerReference: "provider_reference",
  currency: "currency",
  amount: "amount",
  eurCents: "eur_cents",
  linkedEurCents: "linked_eur_cents",
  state: "state",
  profileId: "profile_id",
  saveProfile: "save_profile",
  destination: "destination",
  accountLabel: "account_label",
  redirectUrl: "redirect_url",
  instructions: "instructions",
  reason: "reason",
  reportUrl: "report_url",
  approvalsNeeded: "approvals_needed",
  sourcePart: "source_part",
  waitsUntil: "waits_until",
  refundOf: "refund_of",
  late: "late",
  createdAt: "created_at",
  finishedAt: "finished_at",
} as const satisfies Record<keyof Payment, string>;

type Column = typeof COLUMN;
export type PaymentRow = { readonly [Field in keyof Payment as Column[Field]]: Payment[Field] };

const FIELDS = Object.keys(COLUMN) as (keyof Payment)[];
const IN_JSON: ReadonlySet<keyof Payment> = new Set(["destination", "instructions"]);

export const COLUMNS = Object.values(COLUMN).join(", ");

export const toPayment = (row: PaymentRow): Payment =>
  Object.fromEntries(FIELDS.map((field) => [field, row[COLUMN[field]]])) as unknown as Payment;

const PLACES = FIELDS.map((field, at) => `$${at + 1}${IN_JSON.has(field) ? "::json" : ""}`);

/** The caller holds the player's accounts, so that the same id is not written twice. */
export async function insertPayment(tx: Tx, payment: Payment): Promise<void> {
  await tx.query(
    `insert into cashbox.payments (${COLUMNS}) values (${PLACES.join(", ")})`,
    FIELDS.map((field) => {
      const value = payment[field];
      return IN_JSON.has(field) && value !== null ? JSON.stringify(value) : value;
    }),
  );
}

export async function selectPayment(
  queryable: Queryable,
  playerId: bigint,
  id: string,
): Promise<Payment | undefined> {
  const [row] = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where player_id = $1 and id = $2`,
    [playerId, id],
  );
  return row && toPayment(row);
}

export async function selectPaymentsById(
  queryable: Queryable,
  playerId: bigint,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  const rows = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where player_id = $1 and id = any($2::uuid[])`,
    [playerId, ids],
  );
  return new Map(rows.map((row) => [row.id, toPayment(row)]));
}

export async function selectByReference(
  queryable: Queryable,
  reference: string,
): Promise<Payment | undefined> {
  const [row] = await queryable.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where reference = $1`,
    [reference],
  );
  return row && toPayment(row);
}

/** Call with the player's accounts locked: everybody takes them first. */
export async function lockPaymentRow(tx: Tx, reference: string): Promise<Payment> {
  const [row] = await tx.query<PaymentRow>(
    `select ${COLUMNS} from cashbox.payments where reference = $1 for update`,
    [reference],
  );
  if (!row) throw new Error(`payment ${reference} is gone`);
  return toPayment(row);
}

/** Stores the provider's answer to an order; the first answer is kept. */
export async function setOpened(
  queryable: Queryable,
  reference: string,
  opened: OpenedPayment,
): Promise<void> {
  await queryable.query(
    `update cashbox.payments set provider_reference = $2, redirect_url = $3, instructions = $4::json
     where reference = $1 and provider_reference is null`,
    [
      reference,
      opened.providerReference,
      opened.redirectUrl,
      opened.instructions && JSON.stringify(opened.instructions),
    ],
  );
}

export interface StateChange {
  readonly state: PaymentState;
  readonly finishedAt: Date | null;
  readonly late?: boolean;
  readonly reason?: string | null;
  readonly accountLabel?: string | null;
  readonly providerReference?: string | null;
}

/** Updates the named fields only; a success clears the reason. */
export async function updateState(tx: Tx, reference: string, change: StateChange): Promise<void> {
  await tx.query(
    `update cashbox.payments set state = $2, finished_at = $3, late = late or $4,
       reason = case when $2 = 'succeeded' then null else coalesce($5, reason) end,
       account_label = coalesce($6, account_label), provider_reference = coalesce($7, provider_reference)
     where reference = $1`,
    [
      reference,
      change.state,
      change.finishedAt,
      change.late ?? false,
      change.reason ?? null,
      change.accountLabel ?? null,
      change.providerReference ?? null,
    ],
  );
}

export async function updateInstructions(
  tx: Tx,
  reference: string,
  instructions: PaymentInstructions,
): Promise<void> {
  await tx.query("update cashbox.payments set instructions = $2::json where reference = $1", [
    reference,
    JSON.stringify(instructions),
  ]);
}

/**
 * Takes payments that nobody asked about since `askedBefore`, first those that have waited longest, so
 * that each has its turn however many there are, and notes that they are asked about now. It waits for
 * one that is in use at this moment: left out, it would be met again only by the job of the minute.
 */
export async function claimPayments(
  queryable: Queryable,
  wanted: {
    action: Payment["action"];
    states: readonly PaymentState[];
    askedBefore: Date;
    createdBefore: Date;
    at: Date;
    limit: number;
  },
): Promise<Payment[]> {
  const rows = await queryable.query<PaymentRow>(
    `update cashbox.payments set asked_at = $5 where reference in (
       select reference from cashbox.payments where action = $1 and state = any($2::text[])
         and (asked_at is null or asked_at < $3) and created_at <= $4
       order by asked_at nulls first, seq limit $6 for update)
     returning ${COLUMNS}`,
    [
      wanted.action,
      wanted.states,
      wanted.askedBefore,
      wanted.createdBefore,
      wanted.at,
      wanted.limit,
    ],
  );
  return rows.map(toPayment);
}
