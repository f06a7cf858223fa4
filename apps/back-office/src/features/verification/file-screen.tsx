import { getVerificationFile, type VerificationFileView } from "@houselight/contracts/verification";
import { useParams } from "@tanstack/react-router";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { Link } from "../../parts/link.tsx";
import { Page, Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { Moment, State } from "../../parts/values.tsx";
import { Documents } from "./documents.tsx";
import { FileActions } from "./file-actions.tsx";
import { FreezePanel } from "./freeze-panel.tsx";
import { OverridePanel } from "./override-panel.tsx";
import { VERIFICATION_TONES } from "./verification-tones.ts";

/** All that is known of a player's verification, and what can be decided about it. Looking is on the audit trail. */
export default function FileScreen() {
  const t = useWords("verification");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const read = useRead(getVerificationFile, { params: { id: Number(id) } });
  const file = read.data;
  return (
    <Page
      title={t("fileOf", { player: id })}
      up={{ to: "/verification/cases", label: t("cases") }}
      about={<Link to={`/players/${id}`}>{t("toPlayer")}</Link>}
      actions={file ? <FileActions file={file} /> : null}
    >
      {file ? (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Panel title={t("standing")}>
            <Standing file={file} />
          </Panel>
          <OverridePanel file={file} />
          <Documents documents={file.documents} />
          <FreezePanel file={file} />
          <Changes file={file} />
        </div>
      ) : (
        <ReadState error={read.error} retry={() => void read.refetch()} />
      )}
    </Page>
  );
}

function Standing({ file }: { readonly file: VerificationFileView }) {
  const t = useWords("verification");
  const { status, questionnaire } = file;
  return (
    <Facts
      facts={[
        [
          t("state"),
          <State key="state" owner="verification" state={status} tones={VERIFICATION_TONES} />,
        ],
        [t("since"), file.changed_at && <Moment key="since" at={file.changed_at} />],
        [t("until"), file.expires_at && <Moment key="until" at={file.expires_at} />],
        [t("renewal"), file.renewal === null ? null : t(`renewals.${file.renewal}`)],
        [t("provider"), file.sumsub_verified ? t("providerYes") : t("providerNo")],
        [t("applicant"), file.applicant_id],
        [t("profession"), questionnaire?.profession],
        [
          t("sources"),
          questionnaire?.sources.map((source) => t(`wealth.${source}`)).join(", ") ?? null,
        ],
        [t("income"), questionnaire ? t(`incomes.${questionnaire.income}`) : null],
        [
          t("answeredAt"),
          questionnaire ? <Moment key="answered" at={questionnaire.answered_at} /> : null,
        ],
        [
          t("questionnaireDue"),
          file.questionnaire_expires_at && <Moment key="due" at={file.questionnaire_expires_at} />,
        ],
      ]}
    />
  );
}

function Changes({ file }: { readonly file: VerificationFileView }) {
  const t = useWords("verification");
  return (
    <Panel title={t("changes")}>
      {file.changes.length === 0 ? <p className="text-dim text-sm">{t("noChanges")}</p> : null}
      <ol className="flex flex-col gap-2 text-sm">
        {file.changes.map(({ at, before, after, by, reasons }) => (
          <li key={at}>
            <Moment at={at} /> · {t(`states.${before}`)} → <strong>{t(`states.${after}`)}</strong>{" "}
            <span className="text-dim">{t(`deciders.${by}`)}</span>
            {reasons.length === 0 ? null : (
              <span className="block text-dim text-xs">
                {reasons.map((reason) => t(`reasons.${reason}`)).join(", ")}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
