import { Button, buttonClass } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { RefusedError } from "../../api/errors.ts";
import { leadsTo } from "../../forms/leads-to.ts";
import { useErrorText } from "../../i18n/error-text.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { ModalLink } from "../../shell/modal-link.tsx";
import { DEMO_CURRENCY, DEMO_START_CENTS } from "../round/purse/demo-purse.ts";
import { DemoPurseEmpty, NoLine } from "../round/round-table.ts";
import type { RoundLife } from "../round/use-round.ts";

/** Tells about a round that did not go its usual way, and offers the next action. */
export function RoundMessage({ life }: { readonly life: RoundLife }) {
  const t = useTranslations("games");
  const tSite = useTranslations();
  const money = useMoney();
  const { state, purse } = life;
  const words = useMessageWords(life);
  if (!words) return <div role="status" className="sr-only" />;
  const { problem, phase } = state;
  const modal = leadsTo(problem);
  const poor = problem instanceof RefusedError && problem.has("not_enough_money");
  return (
    <div
      role={problem ? "alert" : "status"}
      className="pointer-events-auto flex max-w-lg flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-tile bg-surface-2 px-4 py-3 text-center text-sm shadow-lifted"
    >
      <p>{words}</p>
      {poor ? (
        <ModalLink modal="deposit" className={buttonClass({ size: "small" })}>
          {t("deposit")}
        </ModalLink>
      ) : null}
      {modal ? (
        <ModalLink modal={modal} className={buttonClass({ size: "small" })}>
          {tSite(`leadsTo.${modal}`)}
        </ModalLink>
      ) : null}
      {problem instanceof DemoPurseEmpty ? (
        <Button
          size="small"
          onClick={() => {
            purse.reset();
            life.dismiss();
          }}
        >
          {t("resetDemo", { amount: money(DEMO_START_CENTS, DEMO_CURRENCY) })}
        </Button>
      ) : null}
      {phase === "checking" ? null : phase === "unknown" ? (
        <Button size="small" onClick={life.lookUp}>
          {t("lookUp")}
        </Button>
      ) : (
        <Button kind="bare" size="small" onClick={life.dismiss}>
          {t("understood")}
        </Button>
      )}
    </div>
  );
}

function useMessageWords({ state, purse }: RoundLife): string | null {
  const t = useTranslations("games");
  const errorText = useErrorText();
  const { problem, notice, phase } = state;
  if (phase === "unknown") return t("unknown");
  if (phase === "checking") return t("asking");
  if (problem instanceof NoLine) return t("noLine");
  if (problem instanceof DemoPurseEmpty) return t("demoEmpty");
  if (problem) return errorText(problem);
  if (notice === "never_arrived") return t("neverArrived");
  if (notice === "still_open" && phase === "deciding") return t("stillOpen");
  if (notice === "resumed" && phase === "replaying") return t("resumed");
  if (state.recalled && phase === "replaying") return t("recalled");
  return purse.balanceCents === 0 && phase === "idle" && purse.currency === "FUN"
    ? t("demoEmpty")
    : null;
}
