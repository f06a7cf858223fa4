import type { JackpotLevelView, JackpotView } from "@houselight/contracts/jackpots";
import { isRunning, useJackpots } from "../../data/engagement/jackpots/jackpots.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { paths } from "../../paths.ts";
import { useCounted } from "./use-counted.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** The jackpots that run, each in one line with what its pots hold now; nothing where none does. */
export function JackpotStrip() {
  const running = useJackpots().filter(isRunning);
  return running.map((jackpot) => (
    <Link
      key={jackpot.identifier}
      to={paths.jackpot(jackpot.identifier) as "/"}
      className="flex flex-wrap items-baseline gap-x-8 gap-y-1 rounded-tile bg-surface-1 px-5 py-4 shadow-paper transition-[translate,box-shadow] duration-200 ease-settle hover:-translate-y-0.5 hover:shadow-lifted"
    >
      <h2 className="w-full text-md sm:w-auto sm:grow">{jackpot.name}</h2>
      {jackpot.levels.toReversed().map((level) => (
        <StripAmount key={level.identifier} level={level} jackpot={jackpot} />
      ))}
    </Link>
  ));
}

function StripAmount({
  level,
  jackpot,
}: {
  readonly level: JackpotLevelView;
  readonly jackpot: JackpotView;
}) {
  const money = useMoney();
  const amount = useCounted(level.amount_cents);
  return (
    <p className="money">
      <span className="mr-2 text-dim text-sm">{level.name}</span>
      <span className="font-bold font-display text-lg">{money(amount, jackpot.currency)}</span>
    </p>
  );
}
