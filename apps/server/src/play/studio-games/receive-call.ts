import { createHmac } from "node:crypto";
import type { WalletCall } from "@houselight/contracts";
import { callerOfSession } from "#core/accounts";
import { assertStudioKnows, assertStudioOffered, selectGames } from "#core/catalogue";
import { licenceOf } from "#core/configuration";
import { type HandlerContext, Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { noteRefusedSignature } from "./games/studio-store.ts";
import { CallMalformed, type RawCall, type Studio, type StudioCall } from "./protocol/adapter.ts";
import { adapterOf, findStudio } from "./protocol/studios.ts";
import { balanceOf, type BetTerms, carryOut } from "./rounds/carry-out.ts";
import type { MoneyCall, RollbackCall } from "./rounds/round.ts";
import { look } from "./rounds/studio-owner.ts";
import {
  isSuperseded,
  selectSession,
  type StudioSession,
  takeNonce,
} from "./sessions/session-store.ts";

const rawCall = (name: WalletCall, context: HandlerContext): RawCall => ({
  name,
  body: context.rawBody,
  header: (header) => context.header(header),
});

/** A call proves itself before it is read. Throws Refused("signature_invalid"), which is counted. */
export async function assertProven(
  house: House,
  { studio: id, call }: { readonly studio: string; readonly call: string },
  context: HandlerContext,
): Promise<void> {
  const studio = findStudio(house, id);
  const at = house.clock.now();
  const fault = studio
    ? adapterOf(studio).fault(studio, rawCall(call as WalletCall, context), at)
    : "unknown_studio";
  if (!fault) return;
  // A name that is no studio's is a stranger's text: operators are not shown it.
  if (studio) await noteRefusedSignature(house.database, studio.id, at);
  context.log.warn(
    { studio: studio?.id ?? "unknown", fault },
    "a studio's call does not prove itself",
  );
  throw new Refused("signature_invalid");
}

/** Answers a call that has proven itself. Throws Refused. */
export async function receiveCall(
  house: House,
  name: { readonly studio: string; readonly call: WalletCall },
  context: HandlerContext,
): Promise<Record<string, unknown>> {
  const studio = findStudio(house, name.studio);
  if (!studio) throw new Refused("signature_invalid");
  const adapter = adapterOf(studio);
  const raw = rawCall(name.call, context);
  const call = readOrRefuse(() => adapter.read(raw));
  const tokenHash = sha256(call.session);
  const session = await selectSession(house.database, { tokenHash, studio: studio.id });
  if (!session) throw new Refused("session_unknown");
  const { currency } = session;
  const who = { player: playerReference(house, session), currency };
  if (call.kind === "session" || call.kind === "balance") {
    const balance = await balanceOf(house, session);
    const rules = call.kind === "session" ? { rules: rulesOf(session) } : {};
    return adapter.answer({ ...who, balance, ...rules });
  }
  if (call.kind === "money" && call.currency !== currency) throw new Refused("currency_mismatch");
  const { session: _, ...told } = call;
  const nonce = adapter.nonce(raw);
  const { wagerId, balance, repeated } = await carry(house, { studio, session, nonce }, told);
  if (repeated) context.repeated();
  const ids = call.kind === "money" ? call.actions.map(({ id }) => id) : [call.id];
  const transactions = ids.map((id) => ({ id, wagerId }));
  return adapter.answer({ ...who, balance, transactions, repeated });
}

function readOrRefuse(read: () => StudioCall): StudioCall {
  try {
    return read();
  } catch (error) {
    if (error instanceof CallMalformed) throw new Refused("call_malformed");
    throw error;
  }
}

interface Source {
  readonly studio: Studio;
  readonly session: StudioSession;
  readonly nonce: string | null;
}

/** Carries out what a studio tells; bets ask first whether they are taken. */
function carry(house: House, source: Source, call: MoneyCall | RollbackCall) {
  const { studio, session } = source;
  const { playerId, game, currency, licence } = session;
  const inHand = { playerId, studio: studio.id, game, currency, call, hash: hashOf(game, call) };
  return carryOut(house, {
    ...inHand,
    licence,
    terms: async () => {
      const terms = await termsOf(house, source);
      const at = house.clock.now();
      const { nonce } = source;
      if (nonce !== null && !(await takeNonce(house.database, { studio: studio.id, nonce, at }))) {
        // The same request arrived twice at one moment: by now the other may stand.
        const decided = await look(house, inHand);
        if (!("do" in decided) || decided.do !== "repeat") throw new Refused("nonce_used");
      }
      return terms;
    },
  });
}

/** Returns what a stake is decided by. Throws Refused where the session takes no bets. */
async function termsOf(house: House, { studio, session }: Source): Promise<BetTerms> {
  const { country, siteSessionId, playerId } = session;
  const isOver = session.expiresAt.getTime() <= house.clock.now().getTime();
  if (isOver || (await isSuperseded(house.database, session))) throw new Refused("session_ended");
  const caller = await callerOfSession(house, siteSessionId, true);
  if (!caller || caller.id !== playerId) throw new Refused("session_ended");
  if (caller.restricted) throw new Refused("account_blocked");
  await assertStudioOffered(house, studio.id, country);
  await assertStudioKnows(house, studio.id, playerId);
  const offer = licenceOf(caller.licence);
  const [game] = await selectGames(house.database, offer, [`${studio.id}/${session.game}`]);
  if (!game) throw new Refused("game_not_offered");
  const { licence, sessionId, sessionBeganAt, dateOfBirth, detailsMissing } = caller;
  const terms = { licence, sessionId, sessionBeganAt, dateOfBirth, detailsMissing };
  return { ...terms, country, roundKind: game.kind };
}

/** Tells one call from another: all that it says but by which session it comes. */
const hashOf = (game: string, call: MoneyCall | RollbackCall): string =>
  sha256(
    JSON.stringify([game, call], (_, value: unknown) =>
      typeof value === "bigint" ? value.toString() : value,
    ),
  );

/** Returns a player as a studio knows one: the same at each visit, and another at every other studio. */
const playerReference = (house: House, { studio, playerId }: StudioSession): string =>
  createHmac("sha256", house.key("names players to outside studios"))
    .update(`${studio} ${playerId}`)
    .digest("hex")
    .slice(0, 32);

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
