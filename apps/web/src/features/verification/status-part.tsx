import type { VerificationStatus, VerificationView } from "@houselight/contracts/verification";
import { Badge, type BadgeTone } from "@houselight/ui/badge";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { LocalTime } from "../../i18n/local-time.tsx";

const TONES: Readonly<Record<VerificationStatus, BadgeTone>> = {
  none: "neutral",
  basic: "waiting",
  pending: "waiting",
  verified: "good",
  rejected: "bad",
  expired: "bad",
};

/** Says where the verification stands, why, and what is next; a change is read out as it comes. */
export function StatusPart({ view }: { readonly view: VerificationView }) {
  const t = useTranslations("verification");
  const { status, changed_at: changedAt, expires_at: expiresAt, renewal, reasons } = view;
  return (
    <section className="rounded-tile bg-surface-1 p-5">
      <div aria-live="polite">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
          <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
          {changedAt && status !== "basic" ? (
            <span className="text-dim text-sm">
              {t.rich("since", { time: () => <LocalTime iso={changedAt} /> })}
            </span>
          ) : null}
          {expiresAt ? (
            <span className="text-dim text-sm">
              {t.rich("until", { time: () => <LocalTime iso={expiresAt} /> })}
            </span>
          ) : null}
        </div>
        <p className="mt-4 max-w-[38rem] text-md">
          {t(renewal ? `renewal.${renewal}` : `next.${status}`)}
        </p>
        {reasons.length > 0 ? (
          <ul className="mt-3 flex max-w-[38rem] list-disc flex-col gap-1 pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{t(`reasons.${reason}`)}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <Facts view={view} />
    </section>
  );
}

/** Lists what is established about the player, and what is open. */
function Facts({ view }: { readonly view: VerificationView }) {
  const t = useTranslations("verification");
  const { confirmed_at: confirmedAt, questionnaire } = view;
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-3 border-line border-t pt-4 sm:grid-cols-3">
      <Fact name={t("facts.email")}>
        {confirmedAt
          ? t.rich("facts.emailConfirmed", { time: () => <LocalTime iso={confirmedAt} /> })
          : t("facts.emailOpen")}
      </Fact>
      <Fact name={t("facts.provider")}>
        {t(
          `facts.${view.sumsub_verified ? "providerYes" : view.verified ? "providerNotNeeded" : "providerNo"}`,
        )}
      </Fact>
      <Fact name={t("facts.wealth")}>{t(`questionnaire.state.${questionnaire.state}`)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 sm:block">
      <dt className="text-dim text-sm">{name}</dt>
      <dd className="text-right text-sm sm:mt-0.5 sm:text-left">{children}</dd>
    </div>
  );
}
