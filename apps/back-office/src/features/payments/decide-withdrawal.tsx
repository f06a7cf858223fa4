import {
  approveWithdrawal,
  rejectWithdrawal,
  type WithdrawalView,
} from "@houselight/contracts/cashbox";
import { useMay, useOperator } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";
import { Amount, Moment } from "../../parts/values.tsx";
import { wayOf } from "./payment-columns.tsx";
import { takesApproval } from "./takes-approval.ts";

/** Says who agreed, how many must and why, and until when it waits. */
export function Agreements({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const t = useWords("payments");
  const { approvals, approvals_needed, eur_cents, linked_eur_cents, waits_until, reason } =
    withdrawal;
  return (
    <span className="flex flex-col text-left text-xs max-sm:text-right">
      {approvals_needed === 0 ? null : (
        <span>{t("agreedBy", { count: approvals.length, needed: approvals_needed })}</span>
      )}
      {approvals.map(({ operator }) => (
        <span key={operator} className="text-dim">
          {operator}
        </span>
      ))}
      {linked_eur_cents === 0 ? null : (
        <span className="text-dim">
          {t("withLinked")} <Amount cents={eur_cents + linked_eur_cents} currency="EUR" />
        </span>
      )}
      {waits_until === null ? null : (
        <span className="text-dim">
          {t("waitsUntil")} <Moment at={waits_until} />
        </span>
      )}
      {reason === null ? null : <span className="text-dim">{reason}</span>}
    </span>
  );
}

/** Lets an operator agree to a withdrawal that waits, or refuse it; and one that no provider takes any more. */
export function DecideWithdrawal({ withdrawal }: { readonly withdrawal: WithdrawalView }) {
  const t = useWords("payments");
  const may = useMay();
  const { email } = useOperator();
  const { reference, state, rejectable } = withdrawal;
  if (!rejectable || !may("withdrawals.decide")) return null;
  const isPending = state === "pending";
  const amount = <Amount cents={withdrawal.amount_cents} currency={withdrawal.currency} />;
  return (
    <span className="flex gap-2">
      {isPending && takesApproval(withdrawal, email) ? (
        <ActionDialog
          endpoint={approveWithdrawal}
          opens={t("approve")}
          openKind="action"
          title={t("approveTitle")}
          text={
            <p>
              {t("approveText")} <strong>{amount}</strong> → {wayOf(withdrawal)}
            </p>
          }
          submit={t("approve")}
          done={t("approved")}
          inputOf={() => ({ params: { reference } })}
        />
      ) : null}
      <ActionDialog
        endpoint={rejectWithdrawal}
        opens={t("reject")}
        title={t("rejectTitle")}
        text={isPending ? t("rejectText") : `${t("untakenText")} ${t("rejectText")}`}
        submit={t("reject")}
        done={t("rejected")}
        tone="danger"
        inputOf={({ reason = "" }) => ({ params: { reference }, body: { reason } })}
      >
        <ReasonInput />
      </ActionDialog>
    </span>
  );
}
