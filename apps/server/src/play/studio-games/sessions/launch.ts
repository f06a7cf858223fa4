import type {
  EndpointInput,
  EndpointOutput,
  GameView,
  launchStudioGame,
} from "@houselight/contracts";
import { assertStudioKnows, assertStudioOffered, findShownGame } from "#core/catalogue";
import { siteAddress } from "#core/configuration";
import { selectAccounts } from "#core/wallet";
import { playRefusal, selectRestrictions } from "#entitlements/compliance";
import { type Caller, type HandlerContext, Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import type { Launch, Studio } from "../protocol/adapter.ts";
import { adapterOf, findStudio } from "../protocol/studios.ts";
import { isFrameOrigin } from "./frame-origins.ts";
import { playerReference } from "./player-reference.ts";
import { insertSession } from "./session-store.ts";

type Asked = EndpointInput<typeof launchStudioGame>;
type Launched = EndpointOutput<typeof launchStudioGame>;

const TOKEN_BYTES = 32;
/** A session takes bets for so long; the player's own on the site may end before. */
const SESSION_MS = 12 * 3_600_000;

/**
 * Opens a game for its frame. Each launch for money is a session of its own, and the one before it at the
 * same game takes no more bets: a game is played in one place at a time. Throws Refused.
 */
export async function launch(
  house: House,
  { params, body }: Asked,
  context: HandlerContext,
): Promise<Launched> {
  const game = await findShownGame(house, context, params);
  const studio = game?.run_by === "studio" ? findStudio(house, game.provider) : undefined;
  if (!game || !studio) throw new Refused("game_not_found");
  await assertStudioOffered(house, studio.id, context.country);
  const real =
    body.mode === "real" ? await openSession(house, { game, studio }, body, context) : null;
  if (!real && !game.has_demo_mode) throw new Refused("demo_not_offered");
  const code = game.currencies[real?.currency ?? "FUN"];
  return frameOf(house, studio, {
    game: code ?? game.slug,
    locale: context.locale ?? "en",
    site: new URL(siteAddress(house.config, context.host, context.port)).origin,
    country: context.country,
    device: /mobi/i.test(context.userAgent) ? "mobile" : "desktop",
    real,
  });
}

/** Learns where a game's frame is. Throws Refused: `service_unavailable` where the studio does not say. */
async function frameOf(
  { log }: Pick<House, "log">,
  studio: Studio,
  launch: Launch,
): Promise<Launched> {
  try {
    const url = await adapterOf(studio).launch(studio, launch);
    const { origin } = new URL(url);
    // The page's policy would show nothing of it.
    if (!isFrameOrigin(studio, origin))
      throw new Error(`${origin} is none of the origins of its frames`);
    return { url, origin };
  } catch (error) {
    if (error instanceof Refused) throw error;
    log.warn({ studio: studio.id, err: error }, "a studio does not say where a game is");
    throw new Refused("service_unavailable");
  }
}

async function openSession(
  house: House,
  { game, studio }: { readonly game: GameView; readonly studio: Studio },
  { currency }: Asked["body"],
  context: HandlerContext,
): Promise<NonNullable<Launch["real"]>> {
  const { caller } = context;
  if (!caller) throw new Refused("sign_in_required");
  if (caller.restricted) throw new Refused("withdrawals_only");
  if (!currency || currency === "FUN" || !Object.hasOwn(game.currencies, currency))
    throw new Refused("currency_not_offered");
  await assertMayPlay(house, { caller, currency, studio });
  const token = Buffer.from(house.random.bytes(TOKEN_BYTES)).toString("base64url");
  const at = house.clock.now();
  const player = playerReference(house, { studio: studio.id, playerId: caller.id });
  await insertSession(house.database, {
    reference: player,
    tokenHash: sha256(token),
    playerId: caller.id,
    studio: studio.id,
    game: game.slug,
    currency,
    licence: caller.licence,
    siteSessionId: caller.sessionId,
    country: context.country,
    at,
    expiresAt: new Date(at.getTime() + SESSION_MS),
  });
  return { token, currency, player };
}

/** Refuses at the door what every bet would be refused for. Stakes are asked about again, one by one. */
async function assertMayPlay(
  house: House,
  asked: { readonly caller: Caller; readonly currency: string; readonly studio: Studio },
): Promise<void> {
  const { caller, currency, studio } = asked;
  const [accounts, restrictions] = await Promise.all([
    selectAccounts(house.database, caller.id),
    selectRestrictions(house.database, [caller.id]),
    assertStudioKnows(house, studio.id, caller.id),
  ]);
  if (!accounts.some((one) => one.currency === currency)) throw new Refused("currency_not_held");
  const refused = playRefusal(restrictions.get(caller.id), house.clock.now());
  if (refused) throw new Refused(refused);
  if (caller.detailsMissing) throw new Refused("details_missing");
  if (accounts.some(({ debt }) => debt > 0n)) throw new Refused("debt_open");
}
