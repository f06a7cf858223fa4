import type { BetRefused, Game, ReadBet } from "../game.ts";
import type { OfferedStakes } from "../stakes/stake-table.ts";
import { parseTableBets } from "./parse-bets.ts";
import type { SpotReader } from "./parse-bets.ts";
import type { PlacedBet, TableSpot } from "./table-rules.ts";

/** A table whose bets are read. */
interface ReadTable<Spot extends TableSpot> {
  readonly name: string;
  readonly version: string;
  readonly kind: string;
  readonly reader: SpotReader<Spot>;
  stakes(currency: string): OfferedStakes | null;
}

/** Makes the two readers of a table: bets are whole chips, and no more together than a round may carry. */
export function tableBetReaders<Spot extends TableSpot>({
  name,
  version,
  kind,
  reader,
  stakes,
}: ReadTable<Spot>): Pick<Game<readonly PlacedBet<Spot>[]>, "readBet" | "recallBet"> {
  return {
    readBet(json, currency) {
      if (kindOf(json) !== kind) return { refused: "bet_not_understood" };
      const offered = stakes(currency);
      if (!offered) return { refused: "stake_not_offered" };
      const read = readTableBet(json, kind, reader);
      if ("refused" in read) return read;
      const chip = BigInt(offered.stakes[0] ?? 1);
      const whole = read.bet.every(({ amount }) => amount % chip === 0n);
      return whole && read.stake <= BigInt(offered.max_stake)
        ? read
        : { refused: "stake_not_offered" };
    },
    recallBet(json) {
      const read = readTableBet(json, kind, reader);
      if ("refused" in read) throw new RangeError(`not a bet of ${name} ${version}`);
      return read;
    },
  };
}

const kindOf = (json: unknown): unknown =>
  typeof json === "object" && json !== null ? Reflect.get(json, "kind") : undefined;

function readTableBet<Spot extends TableSpot>(
  json: unknown,
  kind: string,
  reader: SpotReader<Spot>,
): ReadBet<readonly PlacedBet<Spot>[]> | { readonly refused: BetRefused } {
  if (kindOf(json) !== kind) return { refused: "bet_not_understood" };
  const { kind: _, bets: listed, ...others } = json as Record<string, unknown>;
  if (Object.keys(others).length > 0) return { refused: "bet_not_understood" };
  const parsed = parseTableBets(listed, reader);
  if (parsed.ok)
    return { bet: parsed.bets, stake: parsed.bets.reduce((sum, bet) => sum + bet.amount, 0n) };
  const understood = parsed.refusals.every(({ code }) => code === "no_exact_payout");
  return { refused: understood ? "stake_not_offered" : "bet_not_understood" };
}
