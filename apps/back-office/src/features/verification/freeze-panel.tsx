import {
  decideFreeze,
  type FreezeDecision,
  freezePlayer,
  type VerificationFileView,
} from "@houselight/contracts/verification";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";
import { Panel } from "../../parts/page.tsx";
import { Moment } from "../../parts/values.tsx";

/** An account that stands still without a word to its player, until two operators decide. */
export function FreezePanel({ file }: { readonly file: VerificationFileView }) {
  const t = useWords("verification");
  const may = useMay();
  const { freeze, player_id } = file;
  const params = { id: player_id };
  return (
    <Panel
      title={t("freeze")}
      actions={
        !may("players.freeze") ? null : freeze === null ? (
          <ActionDialog
            endpoint={freezePlayer}
            opens={t("freezeIt")}
            title={t("freezeTitle")}
            text={t("freezeText")}
            submit={t("freezeIt")}
            done={t("frozenNow")}
            tone="danger"
            inputOf={({ reason = "" }) => ({ params, body: { reason } })}
          >
            <ReasonInput />
          </ActionDialog>
        ) : (
          <>
            <Decide params={params} decision="release" />
            <Decide params={params} decision="confirm" />
          </>
        )
      }
    >
      {freeze === null ? (
        <p className="text-dim text-sm">{t("notFrozen")}</p>
      ) : (
        <Facts
          facts={[
            [t("state"), t(`freezeStates.${freeze.state}`)],
            [t("since"), <Moment key="since" at={freeze.since} />],
            [t("cause"), t(`causes.${freeze.cause}`)],
            [t("detail"), freeze.detail],
            ...freeze.votes.map(
              ({ operator, decision, at }) =>
                [
                  operator,
                  <span key={operator}>
                    {t(`decisions.${decision}`)} · <Moment at={at} />
                  </span>,
                ] as const,
            ),
          ]}
        />
      )}
    </Panel>
  );
}

function Decide({
  params,
  decision,
}: {
  readonly params: { readonly id: number };
  readonly decision: FreezeDecision;
}) {
  const t = useWords("verification");
  const words = t(`decisions.${decision}`);
  return (
    <ActionDialog
      endpoint={decideFreeze}
      opens={words}
      title={words}
      text={t("decideText")}
      submit={words}
      done={t("decided")}
      tone={decision === "confirm" ? "danger" : "action"}
      inputOf={({ reason = "" }) => ({ params, body: { decision, reason } })}
    >
      <ReasonInput />
    </ActionDialog>
  );
}
