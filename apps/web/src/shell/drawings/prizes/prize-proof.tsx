import type { PrizeDrawView, PrizeView } from "@houselight/contracts/prizes";
import { totalWeight } from "@houselight/game-maths/prizes";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl/react";
import { revealSeed } from "../../../data/engagement/prizes/reveal-seed.ts";
import { useErrorText } from "../../../i18n/error-text.ts";
import { ProofCode } from "../proof-code.tsx";
import { usePrizeText } from "./use-prize-text.ts";
import { Link } from "../../links/anchor/link.tsx";

interface Drawn {
  readonly draw: PrizeDrawView;
  readonly prizes: readonly PrizeView[];
}

/** A button that opens the check of a draw; `name` says of which one to whoever does not see where it stands. */
export function PrizeProofButton({ name, ...drawn }: Drawn & { readonly name?: string }) {
  const t = useTranslations("prizes.proof");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        {...(name === undefined ? {} : { "aria-label": `${t("open")}: ${name}` })}
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </Button>
      {isOpen ? <ProofDialog {...drawn} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ProofDialog({ draw: told, prizes, onClose }: Drawn & { readonly onClose: () => void }) {
  const t = useTranslations("prizes.proof");
  const panels = useTranslations("games.panels");
  const site = useTranslations("site");
  const format = useFormatter();
  const [revealed, setRevealed] = useState<PrizeDrawView | null>(null);
  const draw = told.fairness.server_seed === null && revealed ? revealed : told;
  const { server_seed_hash, server_seed, client_seed, nonce } = draw.fairness;
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={site("close")}>
      <div className="flex flex-col gap-5">
        {server_seed === null ? (
          <Reveal draw={draw} onRevealed={setRevealed} />
        ) : (
          <Verdict draw={draw} prizes={prizes} />
        )}
        <p className="text-pretty text-sm">
          {t("text", { last: format.number(totalWeight(draw.weights) - 1) })}
        </p>
        <dl className="flex flex-col gap-3 rounded-control bg-surface-2 p-4">
          <ProofCode name={panels("serverSeedHash")} text={server_seed_hash} />
          {server_seed ? <ProofCode name={panels("serverSeed")} text={server_seed} /> : null}
          <ProofCode name={panels("clientSeed")} text={client_seed} />
          <ProofCode name={t("nonce")} text={String(nonce)} />
          <ProofCode name={t("weights")} text={draw.weights.join(" · ")} />
        </dl>
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

/** Changes the seeds where the check needs it. */
function Reveal({
  draw,
  onRevealed,
}: {
  readonly draw: PrizeDrawView;
  readonly onRevealed: (draw: PrizeDrawView) => void;
}) {
  const t = useTranslations("prizes.proof");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const reveal = useMutation({
    mutationFn: () => revealSeed(queryClient, draw),
    onSuccess: onRevealed,
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-pretty text-sm">{t("hidden")}</p>
      <Button kind="action" busy={reveal.isPending} onClick={() => reveal.mutate()}>
        {t("reveal")}
      </Button>
      <p role="alert" className="text-brick-text text-sm empty:hidden">
        {reveal.error ? errorText(reveal.error) : ""}
      </p>
    </div>
  );
}

/** Draws the prize again in this browser, and says what came of it. */
function Verdict({ draw, prizes }: Drawn) {
  const t = useTranslations("prizes.proof");
  const format = useFormatter();
  const text = usePrizeText();
  const { data: checked, isError } = useQuery({
    queryKey: ["prizes", "check", draw],
    queryFn: async () => {
      const { checkDraw } = await import("../../../data/engagement/prizes/check-draw.ts");
      return checkDraw(draw);
    },
    retry: false,
  });
  const prize = checked ? prizes[checked.index] : undefined;
  return (
    <div role="status" className="flex flex-col gap-1">
      {checked ? (
        <p
          data-agrees={checked.agrees}
          className={`font-bold font-display text-lg ${checked.agrees ? "text-mint" : "text-brick-text"}`}
        >
          {t(checked.agrees ? "agrees" : "wrong")}
        </p>
      ) : null}
      {checked && prize ? (
        <p className="text-pretty">
          {t("drew", {
            number: format.number(checked.number),
            place: checked.index + 1,
            prize: text(prize),
          })}
        </p>
      ) : null}
      {isError ? <p>{t("failed")}</p> : null}
    </div>
  );
}
