import { getRound, type RoundView } from "@houselight/contracts/house-games";
import { Dialog } from "@houselight/ui/dialog";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import type { GameModule } from "../game-module.ts";
import { Code, Fact } from "./panel.tsx";
import { type Verification, verifyRound } from "./verify-round.ts";

type Check =
  | { readonly status: "running" | "hidden" | "failed" }
  | { readonly status: "done"; readonly result: Verification; readonly round: RoundView };

/** Shows a round recomputed in the browser from its seeds, with the numbers it draws. */
export function VerifyDialog({
  round,
  module,
  onClose,
}: {
  readonly round: RoundView;
  readonly module: GameModule;
  readonly onClose: () => void;
}) {
  const t = useTranslations("games");
  const check = useCheck(round, module);
  const shown = check.status === "done" ? check.round : round;
  const { fairness } = shown;
  return (
    <Dialog open onClose={onClose} title={t("panels.verifyTitle")} closeLabel={t("close")}>
      <div role="status" className="mb-4 text-sm">
        <Verdict check={check} nameDraw={module.nameDraw} />
      </div>
      <dl className="flex flex-col gap-3 text-sm">
        <Seed name={t("panels.roundId")} text={round.id} />
        <Seed name={t("panels.serverSeedHash")} text={fairness.server_seed_hash} />
        {fairness.server_seed ? (
          <Seed name={t("panels.serverSeed")} text={fairness.server_seed} />
        ) : null}
        <Seed name={t("panels.clientSeed")} text={fairness.client_seed} />
        <Fact name={t("panels.nonce")}>{fairness.nonce}</Fact>
      </dl>
    </Dialog>
  );
}

function Seed({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-dim">{name}</dt>
      <dd>
        <Code text={text} />
      </dd>
    </div>
  );
}

function Verdict({
  check,
  nameDraw,
}: {
  readonly check: Check;
  readonly nameDraw: GameModule["nameDraw"];
}) {
  const t = useTranslations("games.panels");
  if (check.status === "running") return <p>{t("verifying")}</p>;
  if (check.status === "hidden") return <p>{t("notYet")}</p>;
  if (check.status !== "done") return <p className="text-brick-text">{t("failed")}</p>;
  const { matches, hashMatches, numbers } = check.result;
  const good = matches && hashMatches;
  return (
    <div data-verified={good} className="flex flex-col gap-1.5">
      <p
        className={
          good
            ? "font-bold font-display text-lg text-mint"
            : "font-bold font-display text-brick-text text-lg"
        }
      >
        {t(matches ? "matches" : "differs")}
      </p>
      <p className="break-words">
        {t(matches ? "matchesText" : "differsText", { numbers: numbers.map(nameDraw).join(", ") })}
      </p>
      <p>{t(hashMatches ? "hashMatches" : "hashDiffers")}</p>
    </div>
  );
}

function useCheck(round: RoundView, module: GameModule): Check {
  const [check, setCheck] = useState<Check>({ status: "running" });
  useEffect(() => {
    let over = false;
    const put = (next: Check) => over || setCheck(next);
    setCheck({ status: "running" });
    run(round, module).then(put, () => put({ status: "failed" }));
    return () => {
      over = true;
    };
  }, [round, module]);
  return check;
}

async function run(round: RoundView, module: GameModule): Promise<Check> {
  // The seed may have been revealed since the round was shown.
  const revealed = round.fairness.server_seed !== null || round.mode === "demo";
  const known = revealed ? round : await call(getRound, { params: { id: round.id } });
  if (known.fairness.server_seed === null) return { status: "hidden" };
  return { status: "done", result: await verifyRound(known, await module.maths()), round: known };
}
