import {
  type EndpointOutput,
  getFixture,
  getJackpot,
  getLiveTableRound,
  getLottery,
  getRocketRound,
  listLiveTableEntries,
  listLotteryTickets,
  listRocketRoundBets,
  type LiveTableRoundView,
  type LotteryDetailView,
  type LotteryTicketsView,
  type RocketRoundView,
} from "@houselight/contracts";
import type * as z from "zod/mini";
import type { AskHouse } from "./ask-house.ts";
import { readJson } from "./read-json.ts";
import { type MatchToVerify, readMatchAnswer } from "../verify-match.ts";
import { NotVerifiable } from "../verify-round.ts";

/** Sources of outcomes: a house that is asked by their names, or files with what one answered. */
export interface Sources {
  /** Returns how to ask the house. */
  readonly house: () => AskHouse;
  /** File with what the salt was made of, beside a file with the outcome. */
  readonly saltFile: string | undefined;
}

/** An outcome, and what its salt was made of, in its order; null where that was not given. */
interface Found<Outcome, Part> {
  readonly outcome: Outcome;
  readonly parts: readonly Part[] | null;
}

const NUMBER = /^[1-9]\d*$/;
/** Name of a jackpot or of a lottery, or the id of one: a file has an ending or stands in a folder. */
const NAME = /^[a-z0-9-]+$/;
const ROUND_OF_TABLE = /^([a-z0-9-]+)\/([1-9]\d*)$/;

/** Finds a jackpot's latest drops, by its name or in a file. */
export async function findDrops(
  named: string,
  { house }: Sources,
): Promise<EndpointOutput<typeof getJackpot>> {
  if (NAME.test(named)) return house()(getJackpot, { params: { identifier: named } });
  return readAs(getJackpot.output, await readJson(named), "an answer about a jackpot");
}

/** Finds a lottery with its tickets, by its name or its id, or in files. */
export async function findLottery(
  named: string,
  { house, saltFile }: Sources,
): Promise<Found<LotteryDetailView, LotteryTicketsView>> {
  if (!NAME.test(named)) {
    const told = await readJson(named);
    const outcome = readAs(getLottery.output, told, "an answer about a lottery");
    if (saltFile === undefined) return { outcome, parts: null };
    const tickets = await readJson(saltFile);
    return { outcome, parts: readAs(listLotteryTickets.output, tickets, "a list of tickets") };
  }
  const ask = house();
  const outcome = await ask(getLottery, { params: { id: named } });
  const parts: LotteryTicketsView[] = [];
  for (let after = 0; outcome.draw; after = parts.at(-1)?.first_number ?? 0) {
    const page = await ask(listLotteryTickets, { params: { id: named }, query: { after } });
    if (page.length === 0) break;
    parts.push(...page);
  }
  return { outcome, parts };
}

/** Finds a round of the rocket with the ids of its bets, by its number or in files. */
export async function findFlight(
  named: string,
  { house, saltFile }: Sources,
): Promise<Found<RocketRoundView, string>> {
  if (!NUMBER.test(named)) {
    const told = await readJson(named);
    const outcome = readAs(getRocketRound.output, told, "an answer about a round");
    return { outcome, parts: await idsIn(saltFile) };
  }
  const ask = house();
  const params = { number: Number(named) };
  const outcome = await ask(getRocketRound, { params });
  const idsAfter = (after: number) => ask(listRocketRoundBets, { params, query: { after } });
  return { outcome, parts: outcome.seed === null ? null : await allIds(idsAfter) };
}

/** Finds a round of a live table with the ids of its entries, as `table/number` or in files. */
export async function findTableRound(
  named: string,
  { house, saltFile }: Sources,
): Promise<Found<LiveTableRoundView, string>> {
  const [, slug, number] = ROUND_OF_TABLE.exec(named) ?? [];
  if (slug === undefined) {
    const told = await readJson(named);
    const outcome = readAs(getLiveTableRound.output, told, "an answer about a round");
    return { outcome, parts: await idsIn(saltFile) };
  }
  const ask = house();
  const params = { slug, number: Number(number) };
  const outcome = await ask(getLiveTableRound, { params });
  const idsAfter = (after: number) => ask(listLiveTableEntries, { params, query: { after } });
  return { outcome, parts: outcome.seed === null ? null : await allIds(idsAfter) };
}

/** Finds a simulated match, by its number or in a file. */
export async function findMatch(named: string, { house }: Sources): Promise<MatchToVerify> {
  const isNumber = NUMBER.test(named);
  return readMatchAnswer(
    isNumber ? await house()(getFixture, { params: { id: Number(named) } }) : await readJson(named),
  );
}

interface IdsPage {
  readonly next: number | null;
  readonly ids: readonly string[];
}

async function allIds(idsAfter: (after: number) => Promise<IdsPage>): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: IdsPage = await idsAfter(after);
    ids.push(...page.ids);
    after = page.next;
  }
  return ids;
}

async function idsIn(file: string | undefined): Promise<readonly string[] | null> {
  if (file === undefined) return null;
  const told = { next: null, ids: await readJson(file) };
  return readAs(listRocketRoundBets.output, told, "a list of ids").ids;
}

/** Reads what a file holds by the form of an answer. Throws NotVerifiable. */
function readAs<Answer>(form: z.ZodMiniType<Answer>, told: unknown, what: string): Answer {
  const { success, data } = form.safeParse(told);
  if (!success) throw new NotVerifiable(`The file is not ${what}.`);
  return data;
}
