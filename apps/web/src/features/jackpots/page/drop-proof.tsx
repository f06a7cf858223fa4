import type {
  JackpotDropView,
  JackpotTermsView,
  JackpotView,
} from "@houselight/contracts/jackpots";
import { Button } from "@houselight/ui/button";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import { ProofCode } from "../../../shell/drawings/proof-code.tsx";
import { nameOf } from "./jackpot-rules.tsx";
import type { CheckedDrop } from "./recompute-drop.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Lists what the pots of now are bound to, and those that dropped, each with a check in the browser. */
export function DropProof({
  jackpot,
  terms,
  drops,
}: {
  readonly jackpot: JackpotView;
  readonly terms: readonly JackpotTermsView[];
  readonly drops: readonly JackpotDropView[];
}) {
  const t = useTranslations("jackpots.proof");
  const panels = useTranslations("games.panels");
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t("title")}</h2>
      <p className="max-w-3xl text-pretty">
        {t("text")}{" "}
        <Link to="/$page" params={{ page: "provably-fair" }} className="text-link">
          {panels("howItWorks")}
        </Link>
      </p>
      <ul className="grid gap-3 md:grid-cols-3">
        {terms.toReversed().map(({ identifier, pot }) => (
          <li key={identifier} className="min-w-0 rounded-tile bg-surface-1 p-4 text-sm">
            <h3 className="text-md">
              {t("pot", { level: nameOf(jackpot, identifier), number: pot.number })}
            </h3>
            <dl className="mt-2 flex flex-col gap-2">
              <ProofCode name={t("hash")} text={pot.seed_hash} />
              {pot.salt ? <ProofCode name={t("salt")} text={pot.salt} /> : null}
            </dl>
            {pot.salt ? null : <p className="mt-2 text-dim">{t("noSalt")}</p>}
          </li>
        ))}
      </ul>
      <h3 className="mt-2 text-lg">{t("drops")}</h3>
      {drops.length === 0 ? <p className="text-dim">{t("none")}</p> : null}
      <ul className="flex flex-col gap-2">
        {drops.map((drop) => (
          <DropRow key={`${drop.level} ${drop.number}`} jackpot={jackpot} drop={drop} />
        ))}
      </ul>
    </section>
  );
}

function DropRow({
  jackpot,
  drop,
}: {
  readonly jackpot: JackpotView;
  readonly drop: JackpotDropView;
}) {
  const t = useTranslations("jackpots.proof");
  const money = useMoney();
  const [checked, setChecked] = useState<CheckedDrop | null>(null);
  const names = { level: nameOf(jackpot, drop.level), number: drop.number };
  const check = async () => {
    const { recomputeDrop } = await import("./recompute-drop.ts");
    setChecked(recomputeDrop(drop));
  };
  return (
    <li className="rounded-tile bg-surface-1 p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow font-semibold">
          {t("pot", names)}, <LocalTime iso={drop.created_at} />
        </p>
        <p className="money font-semibold">{money(drop.amount_cents, jackpot.currency)}</p>
        <Button onClick={() => void check()} aria-label={t("check", names)}>
          {t("checkShort")}
        </Button>
      </div>
      <dl className="mt-2 grid gap-2 md:grid-cols-3">
        <ProofCode name={t("seed")} text={drop.seed} />
        <ProofCode name={t("hash")} text={drop.seed_hash} />
        <ProofCode name={t("salt")} text={drop.salt} />
      </dl>
      <p role="status" className="mt-2 font-medium empty:hidden">
        {checked
          ? checked.agrees
            ? t("agrees", { amount: money(checked.amountCents, jackpot.currency) })
            : t("wrong")
          : null}
      </p>
    </li>
  );
}
