import type { RocketRoundView } from "@houselight/contracts/rocket";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useMutation, useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useFormatter, useLocale, useTranslations } from "use-intl/react";
import { multiplierText } from "../../../data/engagement/rocket/multiplier-text.ts";
import { readBetIds, rocketRoundQuery } from "../../../data/engagement/rocket/rocket.ts";
import { ProofCode } from "../../../shell/drawings/proof-code.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Shows what a round is bound to, and checks it in this browser once it is over. */
export function RoundProof({
  number,
  onClose,
}: {
  readonly number: number;
  readonly onClose: () => void;
}) {
  const t = useTranslations("rocket.proof");
  const panels = useTranslations("games.panels");
  const site = useTranslations("site");
  const { data: round, isError } = useQuery(rocketRoundQuery(number));
  return (
    <Dialog open onClose={onClose} title={t("title", { number })} closeLabel={site("close")}>
      <div className="flex min-h-96 flex-col gap-5">
        {round ? <Verdict round={round} /> : null}
        {isError ? <p role="alert">{t("failed")}</p> : null}
        <p className="text-pretty text-sm">{t("text")}</p>
        {round ? <Terms round={round} /> : null}
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

const PARTS = [
  { part: "seed", agrees: "seedAgrees", wrong: "seedWrong" },
  { part: "salt", agrees: "saltAgrees", wrong: "saltWrong" },
  { part: "point", agrees: "pointAgrees", wrong: "pointWrong" },
] as const;

/** Computes the round again on a press, and says of each part whether it agrees. */
function Verdict({ round }: { readonly round: RocketRoundView }) {
  const t = useTranslations("rocket.proof");
  const locale = useLocale();
  const check = useMutation({
    mutationFn: async () => {
      const { checkRound } = await import("../../../data/engagement/rocket/check-round.ts");
      return checkRound(round, readBetIds(round.number));
    },
  });
  if (round.seed === null) return <p className="text-dim">{t("later")}</p>;
  const checked = check.data ?? null;
  const isWrong = checked !== null && PARTS.some(({ part }) => !checked[part]);
  const values = checked ? { multiplier: multiplierText(checked.computed, locale) } : undefined;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button kind="action" busy={check.isPending} onClick={() => check.mutate()}>
        {t("check")}
      </Button>
      <div role="status" className="empty:hidden">
        {checked && values ? (
          <ul className="flex flex-col gap-1">
            {PARTS.map(({ part, agrees, wrong }) => (
              <li
                key={part}
                data-agrees={checked[part]}
                className={clsx("font-medium", checked[part] ? "text-mint" : "text-brick-text")}
              >
                {t(checked[part] ? agrees : wrong, values)}
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
