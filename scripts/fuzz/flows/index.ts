import { ACCOUNT } from "./account.ts";
import { ADVENTURES } from "./adventures.ts";
import { BACK_OFFICE } from "./back-office.ts";
import { BONUSES } from "./bonuses.ts";
import { CONTACT } from "./contact.ts";
import { IDENTITY } from "./identity.ts";
import { JACKPOTS } from "./jackpots.ts";
import { LOTTERIES } from "./lotteries.ts";
import { MONEY } from "./money.ts";
import { SPORTSBOOK } from "./play/sportsbook.ts";
import { STEPS } from "./play/steps.ts";
import { STUDIO_GAMES } from "./play/studio-games.ts";
import type { Flow } from "./stage.ts";
import { TALK } from "./talk.ts";
import { TOURNAMENTS } from "./tournaments.ts";
import { WAYS_IN } from "./ways-in.ts";

/** Every flow: what reaches the endpoints that no single request can. */
export const FLOWS: readonly Flow[] = [
  ...WAYS_IN,
  ...CONTACT,
  ...IDENTITY,
  ...MONEY,
  ...STEPS,
  ...STUDIO_GAMES,
  ...ACCOUNT,
  ...ADVENTURES,
  ...BACK_OFFICE,
  ...BONUSES,
  ...JACKPOTS,
  ...LOTTERIES,
  ...SPORTSBOOK,
  ...TOURNAMENTS,
  ...TALK,
];
