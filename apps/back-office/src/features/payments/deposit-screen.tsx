import { type DepositView, getDeposit, refundDeposit } from "@houselight/contracts/cashbox";
import { decimalAmount, parseAmount } from "@houselight/contracts/money";
import { useParams } from "@tanstack/react-router";
import { useRead } from "../../api/queries.ts";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput, TextInput } from "../../parts/form/inputs.tsx";
import { Link } from "../../parts/link.tsx";
import { Page, Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { Amount, Moment, State } from "../../parts/values.tsx";
import { PAYMENT_TONES } from "./payment-tones.ts";

/** One deposit, by the reference that providers and cases name. */
export default function DepositScreen() {
  const t = useWords("payments");
  const { reference = "" } = useParams({ strict: false }) as { reference?: string };
  const read = useRead(getDeposit, { params: { reference } });
  const deposit = read.data;
  return (
    <Page
      title={t("deposit")}
      about={<code>{reference}</code>}
      actions={deposit ? <Refund deposit={deposit} /> : null}
    >
      {deposit ? (
        <Panel title={t("deposit")}>
          <DepositFacts deposit={deposit} />
        </Panel>
      ) : (
        <ReadState error={read.error} retry={() => void read.refetch()} />
      )}
    </Page>
  );
}

function DepositFacts({ deposit }: { readonly deposit: DepositView }) {
  const t = useWords("payments");
  const { player_id, currency, state, method, provider, account_label } = deposit;
  return (
    <Facts
      facts={[
        [
          t("player"),
          <Link key="player" to={`/players/${player_id}`}>
            #{player_id}
          </Link>,
        ],
        [t("amount"), <Amount key="amount" cents={deposit.amount_cents} currency={currency} />],
        [t("wentBack"), <Amount key="back" cents={deposit.refunded_cents} currency={currency} />],
        [t("state"), <State key="state" owner="payments" state={state} tones={PAYMENT_TONES} />],
        [t("way"), account_label === null ? method : `${method} · ${account_label}`],
        [t("provider"), provider],
        [t("late"), deposit.late ? t("lateText") : null],
        [t("askedAt"), <Moment key="asked" at={deposit.created_at} />],
        [
          t("finishedAt"),
          deposit.finished_at && <Moment key="finished" at={deposit.finished_at} />,
        ],
      ]}
    />
  );
}

/** Sends a deposit, or a part of it, back the way it came. */
function Refund({ deposit }: { readonly deposit: DepositView }) {
  const t = useWords("payments");
  const may = useMay();
  const { idOf, done } = useRequestIds();
  const { reference, currency, amount_cents, refunded_cents, state } = deposit;
  const rest = amount_cents - refunded_cents;
  if (state !== "succeeded" || rest <= 0 || !may("payments.refund")) return null;
  return (
    <ActionDialog
      endpoint={refundDeposit}
      opens={t("refund")}
      title={t("refundTitle")}
      text={t("refundText")}
      submit={t("refund")}
      done={t("refunded")}
      onDone={done}
      tone="danger"
      inputOf={({ amount = "", reason = "" }) => {
        const cents = parseAmount(amount, currency);
        const body = { amount_cents: cents === null ? 0 : Number(cents), reason };
        return { params: { reference }, body: { id: idOf(body), ...body } };
      }}
    >
      <TextInput
        name="amount"
        label={`${t("amount")} (${currency})`}
        inputMode="decimal"
        defaultValue={decimalAmount(BigInt(rest), currency)}
        required
      />
      <ReasonInput />
    </ActionDialog>
  );
}
