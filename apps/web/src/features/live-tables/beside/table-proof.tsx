import type { LiveTableRoundView } from "@houselight/contracts/live-tables";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useMutation, useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useFormatter, useTranslations } from "use-intl/react";
import { readEntryIds, tableRoundQuery } from "../../../data/engagement/live-tables/live-tables.ts";
import { ProofCode } from "../../../shell/drawings/proof-code.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";
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
  const panels = useTranslations("games.panels");
  const site = useTranslations("site");
  const { data: round, isError } = useQuery(tableRoundQuery(slug, number));
  return (
    <Dialog open onClose={onClose} title={t("title", { number })} closeLabel={site("close")}>
      <div className="flex min-h-96 flex-col gap-5">
        {round ? <Verdict round={round} /> : null}
        {isError ? <p role="alert">{t("failed")}</p> : null}
        <p className="text-pretty text-sm">{t("text")}</p>
        {round && look ? <Terms round={round} look={look} /> : null}
        <Link
          to="/$page"
          params={{ page: "provably-fair" }}
          target="_blank"
          preload={false}
          className="text-link inline-flex min-h-9 items-center self-start text-sm"
        >
          {panels("howItWorks")}
        </Link>
      </div>
    </Dialog>
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

const PARTS = [
  { part: "seed", agrees: "seedAgrees", wrong: "seedWrong" },
  { part: "salt", agrees: "saltAgrees", wrong: "saltWrong" },
  { part: "outcome", agrees: "outcomeAgrees", wrong: "outcomeWrong" },
] as const;

/** Computes the round again on a press, and says of each part whether it agrees. */
function Verdict({ round }: { readonly round: LiveTableRoundView }) {
  const t = useTranslations("liveTables.proof");
  const check = useMutation({
    mutationFn: async () => {
      const { checkTableRound } = await import(
        "../../../data/engagement/live-tables/check-table-round.ts"
      );
      return checkTableRound(round, readEntryIds(round.table, round.number));
    },
  });
  if (round.seed === null) return <p className="text-dim">{t("later")}</p>;
  const checked = check.data ?? null;
  const isWrong = checked !== null && PARTS.some(({ part }) => !checked[part]);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button kind="action" busy={check.isPending} onClick={() => check.mutate()}>
        {t("check")}
      </Button>
      <div role="status" className="empty:hidden">
        {checked ? (
          <ul className="flex flex-col gap-1">
            {PARTS.map(({ part, agrees, wrong }) => (
              <li
                key={part}
                data-agrees={checked[part]}
                className={clsx("font-medium", checked[part] ? "text-mint" : "text-brick-text")}
              >
                {t(checked[part] ? agrees : wrong)}
              </li>
            ))}
          </ul>
        ) : null}
        {isWrong ? <p className="mt-2">{t("tell")}</p> : null}
        {check.isError ? <p>{t("failed")}</p> : null}
      </div>
    </div>
  );
}
