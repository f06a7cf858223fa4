import type { RoundView } from "@houselight/contracts/house-games";
import type { Game } from "@houselight/game-maths";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useErrorText } from "../../i18n/error-text.ts";
import type { GameModule } from "../game-module.ts";
import { roundQuery } from "../round/kept/round-query.ts";
import { CopiedCode, HowItWorks } from "./panel.tsx";
import { useRotate } from "./use-rotate.ts";
import { readDraws } from "../verifier/read-draws.ts";
import { useSavedRecord } from "../verifier/use-saved-record.ts";
import { type Verification, verifyRound, versionOf } from "../verifier/verify-round.ts";

type Check =
  | { readonly status: "running" | "failed" }
  | { readonly status: "hidden"; readonly round: RoundView }
  | {
      readonly status: "done";
      readonly result: Verification;
      readonly round: RoundView;
      readonly game: Game;
    };

/**
 * Shows a round recomputed in the browser from its seeds, with the numbers it draws; where its
 * server seed is still hidden, offers to reveal it first.
 */
export function VerifyDialog({
  id,
  demo,
  module,
  onClose,
}: {
  readonly id: string;
  /** The round itself, of a demo: no server keeps it. */
  readonly demo?: RoundView | undefined;
  readonly module: GameModule;
  readonly onClose: () => void;
}) {
  const t = useTranslations("games");
  const [check, again] = useCheck(id, demo, module);
  const round = "round" in check ? check.round : null;
  const draws = useRef<HTMLDivElement>(null);
  return (
    <Dialog open onClose={onClose} title={t("panels.verifyTitle")} closeLabel={t("close")}>
      <div role="status" className="mb-4 text-sm">
        <Verdict check={check} module={module} draws={draws} />
      </div>
      {check.status === "hidden" ? <Reveal onRevealed={again} /> : null}
      {round ? <Seeds round={round} /> : null}
      {check.status === "done" ? <Save check={check} draws={draws} /> : null}
      <div className="mt-4">
        <HowItWorks />
      </div>
    </Dialog>
  );
}

function Seeds({ round: { id, fairness } }: { readonly round: RoundView }) {
  const t = useTranslations("games.panels");
  return (
    <dl className="flex flex-col gap-2 text-sm">
      <CopiedCode name={t("roundId")} text={id} />
      <CopiedCode name={t("serverSeedHash")} text={fairness.server_seed_hash} />
      {fairness.server_seed ? (
        <CopiedCode name={t("serverSeed")} text={fairness.server_seed} />
      ) : null}
      <CopiedCode name={t("clientSeed")} text={fairness.client_seed} />
      <CopiedCode name={t("nonce")} text={String(fairness.nonce)} />
    </dl>
  );
}

/** Saves the round with its check, for who wants to check it without us. */
function Save({
  check: { round, result },
  draws,
}: {
  readonly check: Check & { readonly status: "done" };
  readonly draws: RefObject<HTMLDivElement | null>;
}) {
  const t = useTranslations("games.panels");
  const errorText = useErrorText();
  const saved = useMutation({ mutationFn: useSavedRecord() });
  const save = () => {
    const blocks = draws.current ? readDraws(draws.current) : [];
    saved.mutate({ round, draws: { numbers: result.numbers, blocks } });
  };
  return (
    <div className="mt-4 flex flex-col items-start gap-2">
      <Button busy={saved.isPending} onClick={save}>
        {t("saveCheck")}
      </Button>
      <p className="text-dim text-sm">{t("saveCheckText")}</p>
      <p role="alert" className="text-brick-text text-sm empty:hidden">
        {saved.error ? errorText(saved.error) : ""}
      </p>
    </div>
  );
}

/** Changes the seeds where the check needs it. */
function Reveal({ onRevealed }: { readonly onRevealed: () => void }) {
  const t = useTranslations("games.panels");
  const errorText = useErrorText();
  const rotate = useRotate();
  return (
    <div className="mb-5 flex flex-col gap-2">
      <Button
        kind="action"
        busy={rotate.isPending}
        onClick={() => rotate.mutate("", { onSuccess: onRevealed })}
      >
        {t("changeAndCheck")}
      </Button>
      <p role="alert" className="text-brick-text text-sm empty:hidden">
        {rotate.error ? errorText(rotate.error) : ""}
      </p>
    </div>
  );
}

function Verdict({
  check,
  module,
  draws,
}: {
  readonly check: Check;
  readonly module: GameModule;
  /** Holds what the module says of the draws. */
  readonly draws: RefObject<HTMLDivElement | null>;
}) {
  const t = useTranslations("games.panels");
  if (check.status === "running") return <p>{t("verifying")}</p>;
  if (check.status === "hidden") return <p>{t("notYet")}</p>;
  if (check.status !== "done") return <p className="text-brick-text">{t("failed")}</p>;
  const { matches, hashMatches, numbers } = check.result;
  const good = matches && hashMatches;
  return (
    <div data-verified={good} className="flex flex-col gap-1.5">
      <Finding good={good}>{t(matches ? "matches" : "differs")}</Finding>
      <p>{t(hashMatches ? "hashMatches" : "hashDiffers")}</p>
      <p>{t(matches ? "matchesText" : "differsText")}</p>
      <div ref={draws} className="flex flex-col gap-1.5">
        <module.Draws numbers={numbers} round={check.round} game={check.game} />
      </div>
    </div>
  );
}

function Finding({ good, children }: { readonly good: boolean; readonly children: ReactNode }) {
  return (
    <p className={`font-bold font-display text-lg ${good ? "text-mint" : "text-brick-text"}`}>
      {children}
    </p>
  );
}

/** Checks a round, and anew when asked to. */
function useCheck(id: string, demo: RoundView | undefined, module: GameModule) {
  const queryClient = useQueryClient();
  const [check, setCheck] = useState<Check>({ status: "running" });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let over = false;
    const put = (next: Check) => over || setCheck(next);
    setCheck({ status: "running" });
    const load = async () =>
      demo ??
      // The seed may have been revealed since the round was read.
      (await queryClient.fetchQuery({ ...roundQuery(id), staleTime: staleWhileHidden }));
    load()
      .then((round) => run(round, module))
      .then(put, () => put({ status: "failed" }));
    return () => {
      over = true;
    };
  }, [id, demo, module, queryClient, times]);
  return [check, () => setTimes(times + 1)] as const;
}

const staleWhileHidden = ({ state }: { state: { data?: RoundView | undefined } }) =>
  state.data?.fairness.server_seed ? Number.POSITIVE_INFINITY : 0;

async function run(round: RoundView, module: GameModule): Promise<Check> {
  if (round.fairness.server_seed === null) return { status: "hidden", round };
  const versions = await module.maths();
  const game = versionOf(round, versions);
  return { status: "done", result: verifyRound(round, versions), round, game };
}
