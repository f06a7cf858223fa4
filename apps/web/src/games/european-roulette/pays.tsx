import {
  BET_KINDS,
  ROULETTE_SPOTS,
  type RouletteBetKind,
} from "@houselight/game-maths/european-roulette";
import { useMoney } from "../../i18n/use-money.ts";
import type { PaysProps } from "../game-module.ts";
import { useWords } from "./words.ts";

const KINDS = Object.keys(BET_KINDS) as RouletteBetKind[];

const numbersOf = (kind: RouletteBetKind): readonly number[] => [
  ...new Set(
    ROULETTE_SPOTS.filter((spot) => spot.kind === kind).map(({ numbers }) => numbers.length),
  ),
];

/** Shows the chances and the pays of each kind of bet. */
export function EuropeanRoulettePays({ game, currency }: PaysProps) {
  const words = useWords();
  const money = useMoney();
  const maxCents = game.max_stakes[currency] ?? 0;
  const cell = "py-2 pr-4 text-left";
  return (
    <section className="flex flex-col gap-3">
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-dim">
            <th scope="col" className={`${cell} font-medium`}>
              {words("pays.bet")}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {words("pays.chances")}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {words("pays.paysToOne")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row" className={`${cell} font-medium`}>
                {words(`kinds.${kind}`)}
              </th>
              <td className={`${cell} money`}>
                {numbersOf(kind)
                  .toSorted((a, b) => a - b)
                  .join(", ")}
              </td>
              <td className={`${cell} money`}>{words("pays.toOne", { times: BET_KINDS[kind] })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words("pays.zero")}</p>
      <p>{words("pays.maxStake", { amount: money(maxCents, currency) })}</p>
      <p className="text-dim">{words("help")}</p>
    </section>
  );
}
