import {
  CASH_CORRECTION_KINDS,
  type CashCorrectionKind,
  proposeCashCorrection,
} from "@houselight/contracts/corrections";
import { isCurrencyCode, parseAmount } from "@houselight/contracts/money";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput, SelectInput, TextInput } from "../../parts/form/inputs.tsx";

/** Proposes to give a player cash, or to take some; another operator agrees. */
export function ProposeCorrection({ id: player }: { readonly id: number }) {
  const t = useWords("corrections");
  const may = useMay();
  const { idOf, done } = useRequestIds();
  if (!may("money.correct")) return null;
  return (
    <ActionDialog
      endpoint={proposeCashCorrection}
      opens={t("propose")}
      title={t("proposeTitle")}
      text={t("proposeText")}
      submit={t("propose")}
      done={t("proposed")}
      onDone={done}
      inputOf={({ direction, amount = "", currency = "", kind, reason = "" }) => {
        const code = currency.trim().toUpperCase();
        const cents = isCurrencyCode(code) ? Number(parseAmount(amount, code) ?? 0n) : 0;
        const body = {
          currency: code,
          amount_cents: direction === "take" ? -cents : cents,
          kind: kind as CashCorrectionKind,
          reason,
        };
        return { params: { id: player }, body: { id: idOf(body), ...body } };
      }}
    >
      <SelectInput
        name="direction"
        label={t("direction")}
        options={[
          ["give", t("give")],
          ["take", t("take")],
        ]}
      />
      <TextInput name="amount" label={t("amount")} inputMode="decimal" required />
      <TextInput name="currency" label={t("currency")} defaultValue="EUR" maxLength={4} required />
      <SelectInput
        name="kind"
        label={t("kind")}
        options={CASH_CORRECTION_KINDS.map((one) => [one, t(`kinds.${one}`)])}
      />
      <ReasonInput minLength={10} />
    </ActionDialog>
  );
}
