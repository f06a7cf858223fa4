import {
  askQuestionnaire,
  REJECT_REASONS,
  type RejectReason,
  setVerification,
  type VerificationFileView,
} from "@houselight/contracts/verification";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import {
  CheckInput,
  MomentInput,
  momentOf,
  ReasonInput,
  TextInput,
} from "../../parts/form/inputs.tsx";

/** Decisions about a player's verification. */
export function FileActions({ file }: { readonly file: VerificationFileView }) {
  const may = useMay();
  const params = { id: file.player_id };
  if (!may("players.verify")) return null;
  return (
    <>
      <Approve params={params} />
      <Reject params={params} />
      {file.status === "verified" ? <End params={params} /> : null}
      <AskQuestionnaire params={params} />
    </>
  );
}

interface OfPlayer {
  readonly params: { readonly id: number };
}

function Approve({ params }: OfPlayer) {
  const t = useWords("verification");
  return (
    <ActionDialog
      endpoint={setVerification}
      opens={t("approve")}
      openKind="action"
      title={t("approveTitle")}
      text={t("approveText")}
      submit={t("approve")}
      done={t("approved")}
      inputOf={({ last_day, reason = "" }) => ({
        params,
        body: { status: "verified" as const, reason, ...(last_day ? { last_day } : {}) },
      })}
    >
      <TextInput name="last_day" type="date" label={t("lastDay")} hint={t("lastDayHint")} />
      <ReasonInput />
    </ActionDialog>
  );
}

function Reject({ params }: OfPlayer) {
  const t = useWords("verification");
  return (
    <ActionDialog
      endpoint={setVerification}
      opens={t("reject")}
      title={t("rejectTitle")}
      text={t("rejectText")}
      submit={t("reject")}
      done={t("rejected")}
      tone="danger"
      inputOf={({ reason = "", ...given }) => ({
        params,
        body: {
          status: "rejected" as const,
          reason,
          reasons: REJECT_REASONS.filter((one: RejectReason) => given[one] === "on"),
        },
      })}
    >
      <fieldset>
        <legend className="font-medium text-sm">{t("forPlayer")}</legend>
        {REJECT_REASONS.map((one) => (
          <CheckInput key={one} name={one} label={t(`reasons.${one}`)} />
        ))}
      </fieldset>
      <ReasonInput />
    </ActionDialog>
  );
}

function End({ params }: OfPlayer) {
  const t = useWords("verification");
  return (
    <ActionDialog
      endpoint={setVerification}
      opens={t("end")}
      title={t("endTitle")}
      text={t("endText")}
      submit={t("end")}
      done={t("ended")}
      tone="danger"
      inputOf={({ reason = "" }) => ({ params, body: { status: "expired" as const, reason } })}
    >
      <ReasonInput />
    </ActionDialog>
  );
}

function AskQuestionnaire({ params }: OfPlayer) {
  const t = useWords("verification");
  return (
    <ActionDialog
      endpoint={askQuestionnaire}
      opens={t("ask")}
      title={t("askTitle")}
      text={t("askText")}
      submit={t("ask")}
      done={t("asked")}
      inputOf={({ due_at, reason = "" }) => ({
        params,
        body: { due_at: momentOf(due_at) ?? "", reason },
      })}
    >
      <MomentInput name="due_at" label={t("dueAt")} required />
      <ReasonInput />
    </ActionDialog>
  );
}
