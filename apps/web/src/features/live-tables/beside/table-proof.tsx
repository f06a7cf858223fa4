import type { LiveTableRoundView } from "@houselight/contracts/live-tables";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl/react";
import { readEntryIds, tableRoundQuery } from "../../../data/engagement/live-tables/live-tables.ts";
import { ProofCode } from "../../../shell/drawings/proof-code.tsx";
import { ProofDialog } from "../../../shell/drawings/proof/proof-dialog.tsx";
import { ProofVerdict } from "../../../shell/drawings/proof/proof-verdict.tsx";
import type { AnyLook } from "../stage/use-look.ts";

/** Shows what a round is bound to, and checks it in this browser once it is drawn. */
export function TableProof({
  slug,
  number,
  look,
  onClose,
}: {
  readonly slug: string;
  readonly number: number;
  readonly look: AnyLook | null;
  readonly onClose: () => void;
}) {
  const t = useTranslations("liveTables.proof");
  const { data: round, isError } = useQuery(tableRoundQuery(slug, number));
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
      terms={round && look ? <Terms round={round} look={look} /> : null}
      onClose={onClose}
    />
  );
}

function Terms({ round, look }: { readonly round: LiveTableRoundView; readonly look: AnyLook }) {
  const t = useTranslations("liveTables.proof");
  const format = useFormatter();
  const names = look.useNames();
  const { seed, outcome, phase } = round;
  const result = outcome && phase === "over" ? look.read(outcome) : null;
  return (
    <dl className="flex flex-col gap-3 rounded-control bg-surface-2 p-4">
      <ProofCode name={t("hash")} text={round.seed_hash} />
      {seed ? <ProofCode name={t("seed")} text={seed} /> : null}
      <ProofCode name={t(phase === "betting" ? "saltSoFar" : "salt")} text={round.salt} />
      <ProofCode name={t("nonce")} text={String(round.nonce)} />
      <ProofCode name={t("entries")} text={format.number(round.entries)} />
      {result === null ? null : <ProofCode name={t("outcome")} text={names.result(result)} />}
    </dl>
  );
}

function Verdict({ round }: { readonly round: LiveTableRoundView }) {
  const t = useTranslations("liveTables.proof");
  const compute = async () => {
    const { checkTableRound } = await import(
      "../../../data/engagement/live-tables/check-table-round.ts"
    );
    const checked = await checkTableRound(round, readEntryIds(round.table, round.number));
    if (!checked) return null;
    const { seed, salt, outcome } = checked;
    return [
      { name: "seed", agrees: seed, text: t(seed ? "seedAgrees" : "seedWrong") },
      { name: "salt", agrees: salt, text: t(salt ? "saltAgrees" : "saltWrong") },
      { name: "outcome", agrees: outcome, text: t(outcome ? "outcomeAgrees" : "outcomeWrong") },
    ];
  };
  const words = { check: t("check"), later: t("later"), tell: t("tell"), failed: t("failed") };
  return <ProofVerdict isSecret={round.seed === null} compute={compute} words={words} />;
}
