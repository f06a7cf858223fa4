import {
  claimConversation,
  closeConversation,
  type ConversationView,
  transferConversation,
} from "@houselight/contracts/support";
import { Button } from "@houselight/ui";
import { useAction } from "../../api/use-action.ts";
import { useOperator } from "../../data/operator.ts";
import { useErrorText, useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput, SelectInput, TextInput } from "../../parts/form/inputs.tsx";
import { DEPARTMENTS_LISTED } from "./departments-listed.ts";

/** Lets an operator take a conversation, give it on or end it. */
export function ConversationActions({ conversation }: { readonly conversation: ConversationView }) {
  const t = useWords("support");
  const { email } = useOperator();
  const errorText = useErrorText();
  const { id, state } = conversation;
  const claim = useAction(claimConversation, t("claimed"));
  if (state === "closed") return null;
  const isMine = conversation.operator === email;
  return (
    <>
      {isMine ? null : (
        <Button
          size="small"
          kind="action"
          busy={claim.busy}
          onClick={() => void claim.run({ params: { id }, body: {} })}
        >
          {t("claim")}
        </Button>
      )}
      {claim.error ? (
        <p role="alert" className="text-brick-text text-sm">
          {errorText(claim.error)}
        </p>
      ) : null}
      {isMine ? (
        <>
          <Transfer id={id} />
          <ActionDialog
            endpoint={closeConversation}
            opens={t("end")}
            title={t("endTitle")}
            text={t("endText")}
            submit={t("end")}
            done={t("ended")}
            inputOf={() => ({ params: { id }, body: {} })}
          />
        </>
      ) : null}
    </>
  );
}

function Transfer({ id }: { readonly id: number }) {
  const t = useWords("support");
  return (
    <ActionDialog
      endpoint={transferConversation}
      opens={t("transfer")}
      title={t("transferTitle")}
      text={t("transferText")}
      submit={t("transfer")}
      done={t("transferred")}
      inputOf={({ department = "", operator = "", reason = "" }) => ({
        params: { id },
        body: {
          to: operator.trim()
            ? { operator: operator.trim() }
            : { department: Number(department) as 26 | 2 | 1 },
          reason,
        },
      })}
    >
      <SelectInput
        name="department"
        label={t("department")}
        options={DEPARTMENTS_LISTED.map(([value, name]) => [value, t(`departments.${name}`)])}
      />
      <TextInput name="operator" type="email" label={t("orOperator")} hint={t("orOperatorHint")} />
      <ReasonInput />
    </ActionDialog>
  );
}
