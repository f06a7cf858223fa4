import type { BetRefused, ReadBet, SteppedGame } from "../game.ts";
import { isWholeBetween } from "../stakes/bet-readers.ts";
import { stakeTable } from "../stakes/stake-table.ts";
import { readerByKey, tableBetReaders } from "../table/index.ts";
import type { CrapsBets } from "./round-state.ts";
import { MOST_CHIPS } from "./round-state.ts";
import { EXACT_UNIT, OPENING_SPOTS } from "./spots.ts";
import { KIND } from "./wire.ts";

/** Chips that 30 divides: whatever lies wherever is paid without a rest. In hundredths of a euro. */
const CHIPS = [30, 150, 300, 1_500, 3_000, 15_000] as const;

export const crapsStakes = stakeTable({
  stakes: CHIPS,
  default_stake: CHIPS[2],
  max_stake: CHIPS[0] * Number(MOST_CHIPS),
});

const FIRST_BETS = tableBetReaders({
  name: "Craps",
  version: "1.0.0",
  kind: KIND,
  reader: readerByKey(OPENING_SPOTS, new Map(OPENING_SPOTS.map(({ key }) => [key, EXACT_UNIT]))),
  stakes: crapsStakes,
});

/** The readers of craps: a bet names the least chip, which the later bets of its round are multiples of. */
export const CRAPS_READERS: Pick<SteppedGame<CrapsBets>, "readBet" | "recallBet"> = {
  readBet(json, currency) {
    const read = readWithChip(json, (rest) => FIRST_BETS.readBet(rest, currency));
    if ("refused" in read) return read;
    const isTheirs = Number(read.bet.chip) === crapsStakes(currency)?.stakes[0];
    return isTheirs ? read : { refused: "stake_not_offered" };
  },
  recallBet(json) {
    const read = readWithChip(json, FIRST_BETS.recallBet);
    if ("refused" in read) throw new RangeError("not a bet of Craps 1.0.0");
    return read;
  },
};

type Read<Bet> = ReadBet<Bet> | { readonly refused: BetRefused };

/** Reads the chip of a bet, and the rest of it by `readRest`. */
function readWithChip(
  json: unknown,
  readRest: (rest: unknown) => Read<CrapsBets["bets"]>,
): Read<CrapsBets> {
  const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
  const { chip_cents: cents, ...rest } = isObject ? (json as Record<string, unknown>) : {};
  if (!isWholeBetween(cents, 1, Number.MAX_SAFE_INTEGER)) return { refused: "bet_not_understood" };
  const chip = BigInt(cents);
  const read = readRest(rest);
  if ("refused" in read) return read;
  const isExact = chip % EXACT_UNIT === 0n && read.bet.every(({ amount }) => amount % chip === 0n);
  return isExact
    ? { stake: read.stake, bet: { chip, bets: read.bet } }
    : { refused: "stake_not_offered" };
}
