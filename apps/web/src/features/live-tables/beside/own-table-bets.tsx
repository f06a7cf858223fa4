import type { LiveTableFactsView, OwnLiveTableBetView } from "@houselight/contracts/live-tables";
import { Button } from "@houselight/ui/button";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { useMoney, useSignedMoney } from "../../../i18n/use-money.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";
import type { AnyLook } from "../stage/use-look.ts";
import { TablePanel } from "./table-panel.tsx";

const SHOWN = 6;

/** The player's own latest bets at this table; `onCheck` opens the check of a round. */
export function OwnTableBets({
  facts,
  isPlayer,
  bets,
  look,
  onCheck,
}: {
  readonly facts: Pick<LiveTableFactsView, "producer" | "slug">;
  readonly isPlayer: boolean;
  readonly bets: readonly OwnLiveTableBetView[];
  readonly look: AnyLook | null;
  readonly onCheck: (number: number) => void;
}) {
  const t = useTranslations("liveTables.own");
  const panels = useTranslations("games.panels");
  return (
    <TablePanel title={t("title")}>
      {bets.length === 0 ? (
        <p className="text-dim text-sm">{t(isPlayer ? "none" : "guest")}</p>
      ) : (
        <ul className="flex flex-col">
          {bets.slice(0, SHOWN).map((bet) => (
            <OwnBet key={bet.id} bet={bet} look={look} onCheck={onCheck} />
          ))}
        </ul>
      )}
      {isPlayer && bets.length > 0 ? (
        <Link
          to="/profile/games-history/$producer/$name"
          params={{ producer: facts.producer, name: facts.slug }}
          preload={false}
          className="text-link inline-flex min-h-9 items-center self-start text-sm"
        >
          {panels("allRounds")}
        </Link>
      ) : null}
    </TablePanel>
  );
}

function OwnBet({
  bet: { round, state, stake_cents, payout_cents, currency, outcome },
  look,
  onCheck,
}: {
  readonly bet: OwnLiveTableBetView;
  readonly look: AnyLook | null;
  readonly onCheck: (number: number) => void;
}) {
  const t = useTranslations("liveTables.own");
  const money = useMoney();
  const signed = useSignedMoney();
  const gain = (payout_cents ?? 0) - stake_cents;
  // An outcome is not told here before the table has shown it.
  const result = look && outcome && state === "settled" ? look.read(outcome) : null;
  return (
    <li data-state={state} className="flex items-center gap-2 border-line border-t py-1.5 text-sm">
      {look && result !== null ? (
        <span className="rounded-control ring-1 ring-cream/20">
          <look.Token result={result} />
        </span>
      ) : null}
      <p className="min-w-0 grow">
        <span className="money font-semibold">{money(stake_cents, currency)}</span>{" "}
        <span className="text-dim text-xs">{state === "settled" ? "" : t(state)}</span>
      </p>
      <p className={clsx("money font-semibold", state === "settled" && gain > 0 && "text-mint")}>
        {state === "settled" ? signed(gain, currency) : ""}
      </p>
      <Button kind="bare" size="small" className="text-dim!" onClick={() => onCheck(round)}>
        {t("round", { number: round })}
      </Button>
    </li>
  );
}
