import { licenceOf } from "#core/configuration";
import { type HandlerContext, type ProvenLimit, type RefusedAnswer, Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { noteRefusedSignature } from "./games/studio-store.ts";
import {
  CallMalformed,
  type RawCall,
  type Studio,
  type StudioAdapter,
  type StudioCall,
  type WordedAnswer,
} from "./protocol/adapter.ts";
import { inSmallestUnits, inUnits } from "./protocol/amounts.ts";
import { adapterOf, findStudio } from "./protocol/studios.ts";
import { balanceOf, carryOut } from "./rounds/carry-out.ts";
import { noteOddCall } from "./rounds/note-odd-call.ts";
import type { MoneyCall, RollbackCall } from "./rounds/round.ts";
import { look } from "./rounds/studio-owner.ts";
import { betTerms } from "./sessions/bet-terms.ts";
import { playerReference } from "./sessions/player-reference.ts";
import {
  selectPlayer,
  selectSession,
  type StudioSession,
  takeNonce,
} from "./sessions/session-store.ts";

/** Address that a call was sent to. */
export interface CallAddress {
  readonly studio: string;
  readonly part: string;
  readonly call: string;
}

const pathOf = ({ part, call }: CallAddress): string => `${part}/${call}`;

const rawCall = (address: CallAddress, context: HandlerContext): RawCall => ({
  path: pathOf(address),
  body: context.rawBody,
  header: (header) => context.header(header),
});

/**
 * A call proves itself before it is read. Throws Refused: `not_found` where the protocol has no such call,
 * `signature_invalid`, which is counted.
 */
export async function assertProven(
  house: House,
  address: CallAddress,
  context: HandlerContext,
): Promise<void> {
  const studio = findStudio(house, address.studio);
  const at = house.clock.now();
  const raw = rawCall(address, context);
  if (studio && !adapterOf(studio).paths.includes(raw.path)) throw new Refused("not_found");
  const fault = studio ? adapterOf(studio).fault(studio, raw, at) : "unknown_studio";
  if (!fault) return;
  // A name that is no studio's is a stranger's text: operators are not shown it.
  if (studio) await noteRefusedSignature(house.database, studio.id, at);
  context.log.warn(
    { studio: studio?.id ?? "unknown", fault },
    "a studio's call does not prove itself",
  );
  throw new Refused("signature_invalid");
}

/** As many as a studio of many players makes, and fewer than would keep the house from others. */
const CALLS_PER_SECOND = 2_000;

/** Bounds what a studio that proved itself calls: its keys together, as they are one studio's. */
export const callLimit = (house: Pick<House, "config">, id: string): ProvenLimit | null => {
  const studio = findStudio(house, id);
  return studio ? { who: studio.id, perSecond: studio.calls_per_second ?? CALLS_PER_SECOND } : null;
};

/** Puts what the house refuses before or outside of a call's own answer into the words of its studio. */
export function rewordRefusal(
  house: Pick<House, "config">,
  { code, status, params, rawBody }: RefusedAnswer,
): WordedAnswer | null {
  const { studio: id = "", part = "", call = "" } = params;
  const studio = findStudio(house, id);
  if (!studio) return null;
  const raw = { path: pathOf({ studio: id, part, call }), body: rawBody };
  return adapterOf(studio).refuse(raw, { code, status, known: null });
}

/** Answers a call that has proven itself. Throws Refused. */
export async function receiveCall(
  house: House,
  address: CallAddress,
  context: HandlerContext,
): Promise<Readonly<Record<string, unknown>>> {
  const studio = findStudio(house, address.studio);
  if (!studio) throw new Refused("signature_invalid");
  const adapter = adapterOf(studio);
  const raw = rawCall(address, context);
  const call = readOrRefuse(() => adapter.read(raw));
  if (call.kind === "player") return tellPlayer(house, { studio, adapter, raw }, call.player);
  const tokenHash = sha256(call.session);
  const session = await selectSession(house.database, { tokenHash, studio: studio.id });
  if (!session) throw new Refused("session_unknown");
  const source = { studio, adapter, raw, session };
  try {
    return await answerCall(house, source, call, context);
  } catch (error) {
    const worded = error instanceof Refused ? await wordRefusal(house, source, error.code) : null;
    if (worded) return worded.body;
    throw error;
  }
}

function readOrRefuse<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof CallMalformed) throw new Refused("call_malformed");
    throw error;
  }
}

interface Asking {
  readonly studio: Studio;
  readonly adapter: StudioAdapter;
  readonly raw: RawCall;
}

interface Source extends Asking {
  readonly session: StudioSession;
}

/** Tells facts of a player whom the studio names as it knows them. */
async function tellPlayer(
  house: House,
  { studio, adapter, raw }: Asking,
  reference: string,
): Promise<Readonly<Record<string, unknown>>> {
  const found = await selectPlayer(house.database, { reference, studio: studio.id });
  if (!found) throw new Refused("session_unknown");
  const { country, currency } = found;
  const balance = inUnits(adapter, currency, await balanceOf(house, found));
  return adapter.answer(raw, { player: reference, country, currency, balance });
}

/** Answers a call of a session. Throws Refused. */
async function answerCall(
  house: House,
  source: Source,
  call: Exclude<StudioCall, { readonly kind: "player" }>,
  context: HandlerContext,
): Promise<Readonly<Record<string, unknown>>> {
  const { adapter, raw, session } = source;
  const { currency, country } = session;
  const player = playerReference(house, session);
  const who = { player, country, currency };
  // Whose money it is says the token alone: a call that names somebody else is not believed.
  if ((call.player ?? player) !== player) throw new Refused("session_unknown");
  if (call.kind === "session" || call.kind === "balance") {
    const balance = inUnits(adapter, currency, await balanceOf(house, session));
    const rules = call.kind === "session" ? { rules: rulesOf(session) } : {};
    return adapter.answer(raw, { ...who, balance, ...rules });
  }
  if ((call.game ?? session.game) !== session.game) throw new Refused("game_not_offered");
  if (call.kind === "money" && call.currency !== currency) throw new Refused("currency_mismatch");
  const {
    session: _,
    player: __,
    game: ___,
    ...told
  } = readOrRefuse(() => inSmallestUnits(adapter, call));
  const { wagerId, balance, repeated } = await carry(house, source, told).catch(
    async (error: unknown) => {
      const { studio, playerId, game } = session;
      if (error instanceof Refused)
        await noteOddCall(house, { studio, playerId, game, call: told, code: error.code });
      throw error;
    },
  );
  if (repeated) context.repeated();
  const ids = told.kind === "money" ? told.actions.map(({ id }) => id) : [told.id];
  const transactions = ids.map((id) => ({ id, wagerId }));
  const left = inUnits(adapter, currency, balance);
  return adapter.answer(raw, { ...who, balance: left, transactions, repeated });
}

/** Refusals of the moment: they keep their status, by which a studio knows that it may come again. */
const TEMPORARY: ReadonlySet<string> = new Set(["try_again", "service_unavailable"]);

/** Puts a refusal into the protocol's words, with what the player has; null where its words are the house's. */
async function wordRefusal(
  house: House,
  { adapter, raw, session }: Source,
  code: string,
): Promise<WordedAnswer | null> {
  const refused = { code, status: 422 };
  if (TEMPORARY.has(code) || !adapter.refuse(raw, { ...refused, known: null })) return null;
  const { currency } = session;
  const balance = inUnits(adapter, currency, await balanceOf(house, session));
  const known = { player: playerReference(house, session), currency, balance };
  return adapter.refuse(raw, { ...refused, known });
}

/** Carries out what a studio tells; bets ask first whether they are taken. */
function carry(
  house: House,
  { studio, adapter, raw, session }: Source,
  call: MoneyCall | RollbackCall,
) {
  const { playerId, game, currency, licence } = session;
  const inHand = { playerId, studio: studio.id, game, currency, call, hash: hashOf(game, call) };
  return carryOut(house, {
    ...inHand,
    licence,
    terms: async () => {
      const terms = await betTerms(house, session);
      const at = house.clock.now();
      const nonce = adapter.nonce(raw);
      if (nonce !== null && !(await takeNonce(house.database, { studio: studio.id, nonce, at }))) {
        // The same request arrived twice at one moment: by now the other may stand.
        const decided = await look(house, inHand);
        if (!("do" in decided) || decided.do !== "repeat") throw new Refused("nonce_used");
      }
      return terms;
    },
  });
}

/** Tells one call from another: all that it says but by which session it comes. */
const hashOf = (game: string, call: MoneyCall | RollbackCall): string =>
  sha256(
    JSON.stringify([game, call], (_, value: unknown) =>
      typeof value === "bigint" ? value.toString() : value,
    ),
  );

/** Returns what a licence asks of a game beside what the house itself refuses. */
function rulesOf({ licence }: StudioSession): Record<string, unknown> {
  const rules = licenceOf(licence);
  return {
    licence,
    autoplay: rules.autoplay,
    turbo: rules.turbo,
    buy_feature: rules.buyFeature,
    celebrate_returns: rules.celebrateReturns,
    min_round_ms: rules.minRoundMs,
    max_stake_eur: rules.maxStakeEur,
  };
}
