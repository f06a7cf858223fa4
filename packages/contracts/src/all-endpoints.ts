import * as accounts from "./accounts/endpoints.ts";
import * as autologin from "./accounts/sign-up/autologin-endpoints.ts";
import * as accountOperators from "./accounts/profile/operators/endpoints.ts";
import * as accountGroups from "./accounts/group-endpoints.ts";
import * as entry from "./accounts/entry-endpoints.ts";
import * as profile from "./accounts/profile/index.ts";
import * as passkeys from "./accounts/passkey-endpoints.ts";
import * as risk from "./accounts/risk-endpoints.ts";
import * as sessions from "./accounts/session-endpoints.ts";
import * as social from "./accounts/social-endpoints.ts";
import * as adventures from "./adventures/index.ts";
import * as bonuses from "./bonuses/index.ts";
import * as cashback from "./cashback/index.ts";
import * as cashbox from "./cashbox/endpoints.ts";
import * as cashboxCases from "./cashbox/operator-cases.ts";
import * as cashboxOperators from "./cashbox/operator-endpoints.ts";
import * as cashboxPayments from "./cashbox/operator-payments.ts";
import * as catalogue from "./catalogue/index.ts";
import * as compliance from "./compliance/index.ts";
import * as comps from "./comps/endpoints.ts";
import * as compOperators from "./comps/operator-endpoints.ts";
import * as configuration from "./configuration/index.ts";
import { SETTING_ENDPOINTS } from "./configuration/settings/registry.ts";
import * as content from "./content/index.ts";
import * as corrections from "./corrections/operator-endpoints.ts";
import type { EndpointShape } from "./endpoint/index.ts";
import * as freespins from "./freespins/index.ts";
import * as gifts from "./gifts/index.ts";
import * as houseGames from "./house-games/endpoints.ts";
import * as jackpots from "./jackpots/endpoints.ts";
import * as jackpotOperators from "./jackpots/operator-endpoints.ts";
import * as lootboxes from "./lootboxes/endpoints.ts";
import * as lootboxOperators from "./lootboxes/operator-endpoints.ts";
import * as lotteries from "./lotteries/endpoints.ts";
import * as lotteryOperators from "./lotteries/operator-endpoints.ts";
import * as notices from "./notices/endpoints.ts";
import * as noticeOperators from "./notices/operator-endpoints.ts";
import * as outbox from "./outbox/index.ts";
import * as software from "./software/index.ts";
import * as staff from "./staff/index.ts";
import * as fairness from "./fairness/index.ts";
import * as studioGames from "./studio-games/endpoints.ts";
import * as support from "./support/endpoints.ts";
import * as survey from "./support/survey.ts";
import * as supportOperators from "./support/operator-endpoints.ts";
import * as tracking from "./tracking/index.ts";
import * as reports from "./reports/operator-endpoints.ts";
import * as liveTables from "./live-tables/endpoints.ts";
import * as rocket from "./rocket/endpoints.ts";
import * as sportsbook from "./sportsbook/endpoints.ts";
import * as freeBets from "./sportsbook/free-bets.ts";
import * as sportsGiveBacks from "./sportsbook/give-backs.ts";
import * as sportsbookOperators from "./sportsbook/operator-endpoints.ts";
import * as sportsLimits from "./sportsbook/player-limits.ts";
import * as signIn from "./sign-in/index.ts";
import * as tournaments from "./tournaments/endpoints.ts";
import * as tournamentOperators from "./tournaments/operator-endpoints.ts";
import * as verification from "./verification/endpoints.ts";
import * as infectedFiles from "./verification/infected-files.ts";
import * as verificationOperators from "./verification/operator-endpoints.ts";
import * as vip from "./vip/index.ts";
import * as wagers from "./wagers/index.ts";
import * as wallet from "./wallet/index.ts";
import * as wheel from "./wheel/endpoints.ts";

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === "object" &&
  value !== null &&
  "method" in value &&
  "path" in value &&
  "access" in value;

/** Every endpoint of the product: OpenAPI is made from this list and the contract tests walk it. */
export const ENDPOINTS: readonly EndpointShape[] = [
  accounts,
  autologin,
  risk,
  accountGroups,
  accountOperators,
  adventures,
  bonuses,
  cashback,
  cashbox,
  cashboxCases,
  cashboxOperators,
  cashboxPayments,
  catalogue,
  compliance,
  configuration,
  content,
  corrections,
  entry,
  gifts,
  houseGames,
  jackpots,
  jackpotOperators,
  lootboxes,
  lootboxOperators,
  lotteries,
  lotteryOperators,
  notices,
  noticeOperators,
  outbox,
  profile,
  reports,
  rocket,
  liveTables,
  sportsbook,
  freeBets,
  sportsbookOperators,
  sportsGiveBacks,
  sportsLimits,
  passkeys,
  sessions,
  signIn,
  social,
  software,
  staff,
  fairness,
  freespins,
  comps,
  compOperators,
  studioGames,
  support,
  supportOperators,
  survey,
  tournaments,
  tournamentOperators,
  tracking,
  verification,
  infectedFiles,
  verificationOperators,
  vip,
  wagers,
  wallet,
  wheel,
  SETTING_ENDPOINTS,
].flatMap((module): EndpointShape[] => Object.values<unknown>(module).filter(isEndpoint));
