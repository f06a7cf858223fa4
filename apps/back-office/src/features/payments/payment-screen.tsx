import {
  getPaymentFile,
  type PaymentFileView,
  type WithdrawalView,
} from "@houselight/contracts/cashbox";
import { useParams } from "@tanstack/react-router";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { Link } from "../../parts/link.tsx";
import { Page, Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { RecordTable } from "../../parts/records/record-table.tsx";
import { Amount, Moment, State } from "../../parts/values.tsx";
import { Agreements, DecideWithdrawal } from "./decide-withdrawal.tsx";
import { usePaymentColumns, wayOf } from "./payment-columns.tsx";
import { PAYMENT_TONES } from "./payment-tones.ts";
import { RefundDeposit } from "./refund-deposit.tsx";

/** One payment, by the reference that providers and cases name, with all that is on record of it. */
export default function PaymentScreen() {
  const t = useWords("payments");
  const { reference = "" } = useParams({ strict: false }) as { reference?: string };
  const read = useRead(getPaymentFile, { params: { reference } });
  const file = read.data;
  const up = { to: "/payments", label: t("payments") };
  if (!file)
    return (
      <Page title={t("payment")} up={up} about={<code>{reference}</code>}>
        <ReadState error={read.error} retry={() => void read.refetch()} />
      </Page>
    );
  const { payment, withdrawal, refunds } = file;
  return (
    <Page
      title={t(`directions.${payment.refund_of === null ? payment.action : "refund"}`)}
      up={up}
      about={<code>{reference}</code>}
      actions={<RefundDeposit file={file} />}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Panel title={t("payment")}>
          <PaymentFacts file={file} />
        </Panel>
        <div className="flex flex-col gap-4">
          {withdrawal ? <Agreement withdrawal={withdrawal} /> : null}
          <Reports file={file} />
          <Cases file={file} />
        </div>
      </div>
      {refunds.length > 0 ? <Refunds file={file} /> : null}
    </Page>
  );
}

function PaymentFacts({ file: { payment, refunded_cents } }: { readonly file: PaymentFileView }) {
  const t = useWords("payments");
  const { player_id, currency, state, refund_of, finished_at, action, reason } = payment;
  return (
    <Facts
      facts={[
        [
          t("player"),
          <Link key="player" to={`/players/${player_id}`}>
            #{player_id}
          </Link>,
        ],
        [t("amount"), <Amount key="amount" cents={payment.amount_cents} currency={currency} />],
        [
          t("inEur"),
          currency === "EUR" ? null : <Amount key="eur" cents={payment.eur_cents} currency="EUR" />,
        ],
        [
          t("wentBack"),
          action === "deposit" ? (
            <Amount key="back" cents={refunded_cents} currency={currency} />
          ) : null,
        ],
        [t("state"), <State key="state" owner="payments" state={state} tones={PAYMENT_TONES} />],
        // A withdrawal says it beside its approvals.
        [t("reason"), action === "deposit" ? reason : null],
        [t("way"), wayOf(payment)],
        [t("provider"), payment.provider],
        [t("providerReference"), payment.provider_reference],
        [
          t("refundOf"),
          refund_of && (
            <Link key="refund-of" to={`/payments/${refund_of}`}>
              <code className="text-xs">{refund_of}</code>
            </Link>
          ),
        ],
        [t("late"), payment.late ? t("lateText") : null],
        [t("askedAt"), <Moment key="asked" at={payment.created_at} />],
        [t("finishedAt"), finished_at && <Moment key="finished" at={finished_at} />],
      ]}
    />
  );
}

function Agreement({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const t = useWords("payments");
  return (
    <Panel title={t("agreed")} actions={<DecideWithdrawal withdrawal={withdrawal} />}>
      <Agreements withdrawal={withdrawal} />
    </Panel>
  );
}

/** Shows each report of the provider. */
function Reports({ file: { reports } }: { readonly file: PaymentFileView }) {
  const t = useWords("payments");
  return (
    <Panel title={t("reports")}>
      {reports.length === 0 ? (
        <p className="text-dim text-sm">{t("noReports")}</p>
      ) : (
        <ul className="flex flex-col gap-1.5 text-sm">
          {reports.map(({ id, status, at }) => (
            <li key={id} className="flex flex-wrap items-center gap-3">
              <Moment at={at} />
              <State owner="payments" state={status} tones={PAYMENT_TONES} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Shows the cases that name the payment, and how they were closed. */
function Cases({ file: { cases } }: { readonly file: PaymentFileView }) {
  const t = useWords("payments");
  if (cases.length === 0) return null;
  return (
    <Panel title={t("cases")} actions={<Link to="/payments/cases">{t("all")}</Link>}>
      <ul className="flex flex-col gap-3 text-sm">
        {cases.map(({ id, kind, detail, at, closed_by, closed_at, close_reason }) => (
          <li key={id}>
            <strong>{t(`caseKinds.${kind}`)}</strong> <Moment at={at} />
            <p>{detail}</p>
            {closed_at === null ? (
              <p className="text-dim">{t("caseStates.open")}</p>
            ) : (
              <p className="text-dim">
                {t("caseClosed")} <Moment at={closed_at} /> · {closed_by} · {close_reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Lists the cashouts that send a deposit back. */
function Refunds({ file: { refunds } }: { readonly file: PaymentFileView }) {
  const t = useWords("payments");
  return (
    <Panel title={t("refunds")}>
      <RecordTable
        label={t("refunds")}
        rows={refunds}
        columns={usePaymentColumns()}
        keyOf={({ reference }) => reference}
      />
    </Panel>
  );
}
