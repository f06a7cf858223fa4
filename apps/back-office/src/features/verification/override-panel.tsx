import {
  decideVerificationOverride,
  type VerificationFileView,
} from "@houselight/contracts/verification";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";
import { Panel } from "../../parts/page.tsx";
import { Moment } from "../../parts/values.tsx";

/** An approval by hand that waits for a second operator; nothing where none does. */
export function OverridePanel({ file }: { readonly file: VerificationFileView }) {
  const t = useWords("verification");
  const may = useMay();
  const { override, player_id } = file;
  if (override === null) return null;
  return (
    <Panel
      title={t("override")}
      actions={
        may("players.verify") ? (
          <>
            <Decide id={player_id} decision="agree" />
            <Decide id={player_id} decision="decline" />
          </>
        ) : null
      }
    >
      <Facts
        facts={[
          [t("proposedBy"), override.proposed_by],
          [t("since"), <Moment key="since" at={override.proposed_at} />],
          [t("why"), override.reason],
          [t("lastDay"), override.last_day],
          [t("waitsUntil"), <Moment key="until" at={override.expires_at} />],
        ]}
      />
    </Panel>
  );
}

function Decide({ id, decision }: { readonly id: number; readonly decision: "agree" | "decline" }) {
  const t = useWords("verification");
  const words = t(`overrideDecisions.${decision}`);
  return (
    <ActionDialog
      endpoint={decideVerificationOverride}
      opens={words}
      openKind={decision === "agree" ? "action" : "quiet"}
      title={words}
      text={t("overrideText")}
      submit={words}
      done={t("decided")}
      tone={decision === "decline" ? "danger" : "action"}
      inputOf={({ reason = "" }) => ({ params: { id }, body: { decision, reason } })}
    >
      <ReasonInput />
    </ActionDialog>
  );
}
