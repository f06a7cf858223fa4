import { accountMessages } from "../../features/accounts/live.ts";
import { bonusMessages } from "../../features/bonuses/live.ts";
import { cashboxMessages } from "../../features/cashbox/live.ts";
import { catalogueMessages } from "../../features/catalogue/live.ts";
import { compMessages } from "../../features/comps/live.ts";
import { complianceMessages } from "../../features/compliance/live.ts";
import { contentMessages } from "../../features/content/changes/live.ts";
import { jackpotMessages } from "../../features/jackpots/live.ts";
import { liveTableMessages } from "../../features/live-tables/live.ts";
import { lootboxMessages } from "../../features/lootboxes/live.ts";
import { noticeMessages } from "../../features/notices/live.ts";
import { rocketMessages } from "../../features/rocket/live.ts";
import { sportsbookMessages } from "../../features/sportsbook/live.ts";
import { supportMessages } from "../../features/support/live.ts";
import { tournamentMessages } from "../../features/tournaments/live.ts";
import { verificationMessages } from "../../features/verification/live.ts";
import { walletMessages } from "../../features/wallet/live.ts";

/** Every feature's handlers of live messages. */
export const LIVE_HANDLERS = [
  ...accountMessages,
  ...walletMessages,
  ...cashboxMessages,
  ...bonusMessages,
  ...catalogueMessages,
  ...jackpotMessages,
  ...tournamentMessages,
  ...compMessages,
  ...lootboxMessages,
  ...complianceMessages,
  ...verificationMessages,
  ...noticeMessages,
  ...rocketMessages,
  ...liveTableMessages,
  ...sportsbookMessages,
  ...supportMessages,
  ...contentMessages,
];
