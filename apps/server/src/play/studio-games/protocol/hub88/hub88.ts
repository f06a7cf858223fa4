import type { StudioAdapter } from "../adapter.ts";
import { isSignedByOne } from "../rsa.ts";
import { askGames, askLaunch } from "./games-api.ts";
import { HUB88_SUBUNITS, SIGNATURE_HEADER, settingsFault } from "./settings.ts";
import { answerCall, PATHS, readCall, refuseCall, requestId } from "./wallet-api.ts";

/** A session takes bets for twelve hours: after them no copy of a bet can come true. */
const NONCE_KEPT_MS = 13 * 3_600_000;
/** The list of games is told once a minute and no oftener. */
const ASK_AGAIN_MS = 65_000;
/** Base64 of a signature by a key of 2,048 to 8,192 bits. */
const SIGNATURE = /^[A-Za-z0-9+/]{300,1400}={0,2}$/;

/** Speaks the operator's side of Hub88's protocol (docs/operating/hub88.md). */
export const hub88Adapter: StudioAdapter = {
  paths: PATHS,
  subunitsToUnit: HUB88_SUBUNITS,
  nonceKeptMs: NONCE_KEPT_MS,
  askAgainMs: ASK_AGAIN_MS,
  configurationFault: settingsFault,
  listGames: (studio) => askGames(studio),
  launch: askLaunch,
  fault({ keys }, { body, header }) {
    const signature = header(SIGNATURE_HEADER) ?? "";
    if (!SIGNATURE.test(signature)) return "headers_missing";
    return isSignedByOne(keys, { text: body, signature }) ? null : "wrong_signature";
  },
  nonce: requestId,
  read: readCall,
  answer: answerCall,
  refuse: refuseCall,
};
