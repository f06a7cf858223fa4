import { type PaymentFileView, refundDeposit } from "@houselight/contracts/cashbox";
import { decimalAmount, parseAmount } from "@houselight/contracts/money";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput, TextInput } from "../../parts/form/inputs.tsx";

/** Sends a deposit, or a part of it, back the way it came. Nothing is shown where nothing can go back. */
export function RefundDeposit({ file }: { readonly file: PaymentFileView }) {
  const t = useWords("payments");
  const may = useMay();
  const { idOf, done } = useRequestIds();
  const { reference, action, currency, amount_cents, state } = file.payment;
  const rest = amount_cents - file.refunded_cents;
  if (action !== "deposit" || state !== "succeeded" || rest <= 0 || !may("payments.refund"))
    return null;
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
