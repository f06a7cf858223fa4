import type { RocketRoundView } from "@houselight/contracts/rocket";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useLocale, useTranslations } from "use-intl/react";
import { multiplierText } from "../../../data/engagement/rocket/multiplier-text.ts";
import { readBetIds, rocketRoundQuery } from "../../../data/engagement/rocket/rocket.ts";
import { ProofCode } from "../../../shell/drawings/proof-code.tsx";
import { ProofDialog } from "../../../shell/drawings/proof/proof-dialog.tsx";
import { ProofVerdict } from "../../../shell/drawings/proof/proof-verdict.tsx";

/** Shows what a round is bound to, and checks it in this browser once it is over. */
export function RoundProof({
  number,
  onClose,
}: {
  readonly number: number;
  readonly onClose: () => void;
}) {
  const t = useTranslations("rocket.proof");
  const { data: round, isError } = useQuery(rocketRoundQuery(number));
  return (
    <ProofDialog
      title={t("title", { number })}
      text={t("text")}
      verdict={
        <>
          {round ? <Verdict round={round} /> : null}
          {isError ? <p role="alert">{t("failed")}</p> : null}
        </>
      }
      terms={round ? <Terms round={round} /> : null}
      onClose={onClose}
    />
  );
}

function Terms({ round }: { readonly round: RocketRoundView }) {
  const t = useTranslations("rocket");
  const format = useFormatter();
  const locale = useLocale();
  const { seed, point, broken_off_at, phase } = round;
  const times = (hundredths: number) =>
    t("times", { multiplier: multiplierText(hundredths, locale) });
  return (
    <dl className="flex flex-col gap-3 rounded-control bg-surface-2 p-4">
      <ProofCode name={t("proof.hash")} text={round.seed_hash} />
      {seed ? <ProofCode name={t("proof.seed")} text={seed} /> : null}
      <ProofCode
        name={t(phase === "betting" ? "proof.saltSoFar" : "proof.salt")}
        text={round.salt}
      />
      <ProofCode name={t("proof.nonce")} text={String(round.nonce)} />
      <ProofCode name={t("proof.bets")} text={format.number(round.bets)} />
      {point === null ? null : <ProofCode name={t("proof.point")} text={times(point)} />}
      {broken_off_at === null ? null : (
        <ProofCode name={t("proof.brokenOff")} text={times(broken_off_at)} />
      )}
    </dl>
  );
}

function Verdict({ round }: { readonly round: RocketRoundView }) {
  const t = useTranslations("rocket.proof");
  const locale = useLocale();
  const compute = async () => {
    const { checkRound } = await import("../../../data/engagement/rocket/check-round.ts");
    const checked = await checkRound(round, readBetIds(round.number));
    if (!checked) return null;
    const { seed, salt, point, computed } = checked;
    const multiplier = multiplierText(computed, locale);
    return [
      { name: "seed", agrees: seed, text: t(seed ? "seedAgrees" : "seedWrong") },
      { name: "salt", agrees: salt, text: t(salt ? "saltAgrees" : "saltWrong") },
      {
        name: "point",
        agrees: point,
        text: t(point ? "pointAgrees" : "pointWrong", { multiplier }),
      },
    ];
  };
  const words = { check: t("check"), later: t("later"), tell: t("tell"), failed: t("failed") };
  return <ProofVerdict isSecret={round.seed === null} compute={compute} words={words} />;
}
