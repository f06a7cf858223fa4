import { isRunning, useJackpots } from "../../data/engagement/jackpots/jackpots.ts";
import { paths } from "../../paths.ts";
import { PotAmounts } from "./pot-amounts.tsx";
import { Link } from "../../shell/links/anchor/link.tsx";

/** A jackpot within a page of words: the one that `id` names, else the first; nothing where there is none (CMS-05). */
export function JackpotPart({
  parameters,
}: {
  readonly parameters: Readonly<Record<string, string>>;
}) {
  const jackpots = useJackpots();
  const named = parameters["id"];
  const jackpot = named
    ? jackpots.find(({ identifier }) => identifier === named)
    : jackpots.find(isRunning);
  if (!jackpot) return null;
  return (
    <section className="my-6 flex flex-col gap-3 rounded-tile bg-surface-1 p-5 shadow-paper">
      <h2 className="text-lg">
        <Link to={paths.jackpot(jackpot.identifier) as "/"} className="text-link">
          {jackpot.name}
        </Link>
      </h2>
      <PotAmounts jackpot={jackpot} />
    </section>
  );
}
