import type { Permission } from "@houselight/contracts/endpoint";
import type { ComponentType } from "react";

/** Areas of the menu, in its order. */
export const AREAS = [
  "start",
  "players",
  "money",
  "support",
  "gifts",
  "games",
  "sports",
  "content",
  "reports",
  "house",
] as const;
export type Area = (typeof AREAS)[number];

/** A screen of the back office: where it is, who may open it, where the menu has it. */
export interface Screen {
  readonly path: string;
  /** Needed to open it; null for every operator. */
  readonly permission: Permission | null;
  /** Loads the screen's component when it is opened. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Place in the menu and key of its name in `shell/words` (`menu.<name>`); absent where a list leads to it. */
  readonly menu?: { readonly area: Area; readonly name: string };
}

/** Every address of the back office. */
export const SCREENS: readonly Screen[] = [
  {
    path: "/",
    permission: null,
    load: () => import("./routes/home.tsx"),
    menu: { area: "start", name: "home" },
  },
  {
    path: "/players",
    permission: "players.read",
    load: () => import("./features/players/players-screen.tsx"),
    menu: { area: "players", name: "players" },
  },
  {
    path: "/players/$id",
    permission: "players.read",
    load: () => import("./routes/player.tsx"),
  },
  {
    path: "/players/$player/transfers/$id",
    permission: "players.read",
    load: () => import("./features/wallet/transfer-screen.tsx"),
  },
  {
    path: "/players/$player/wagers/$id",
    permission: "players.read",
    load: () => import("./routes/wager.tsx"),
  },
  {
    path: "/payments",
    permission: "payments.read",
    load: () => import("./features/payments/payments-screen.tsx"),
    menu: { area: "money", name: "payments" },
  },
  {
    path: "/payments/corrections",
    permission: "money.correct",
    load: () => import("./features/corrections/corrections-screen.tsx"),
    menu: { area: "money", name: "corrections" },
  },
  {
    path: "/payments/withdrawals",
    permission: "withdrawals.read",
    load: () => import("./features/payments/withdrawals-screen.tsx"),
    menu: { area: "money", name: "withdrawals" },
  },
  {
    path: "/bonuses/offers",
    permission: "bonuses.manage",
    load: () => import("./features/bonuses/offers-screen.tsx"),
    menu: { area: "gifts", name: "bonusOffers" },
  },
  {
    path: "/gifts",
    permission: "bonuses.manage",
    load: () => import("./features/gifts/grants-screen.tsx"),
    menu: { area: "gifts", name: "grants" },
  },
  {
    path: "/cashback",
    permission: "bonuses.manage",
    load: () => import("./features/cashback/rules-screen.tsx"),
    menu: { area: "gifts", name: "cashback" },
  },
  {
    path: "/cashback/$id",
    permission: "bonuses.manage",
    load: () => import("./features/cashback/figures-screen.tsx"),
  },
  {
    path: "/comps/cards",
    permission: "comps.manage",
    load: () => import("./features/comps/cards-screen.tsx"),
    menu: { area: "gifts", name: "compCards" },
  },
  {
    path: "/comps/corrections",
    permission: "comps.manage",
    load: () => import("./features/comps/corrections-screen.tsx"),
    menu: { area: "gifts", name: "compCorrections" },
  },
  {
    path: "/lootboxes/kinds",
    permission: "lootboxes.manage",
    load: () => import("./features/lootboxes/kinds-screen.tsx"),
    menu: { area: "gifts", name: "lootboxes" },
  },
  {
    path: "/lootboxes/gifts",
    permission: "lootboxes.manage",
    load: () => import("./features/lootboxes/gifts-screen.tsx"),
    menu: { area: "gifts", name: "lootboxGifts" },
  },
  {
    path: "/jackpots",
    permission: "jackpots.manage",
    load: () => import("./features/jackpots/jackpots-screen.tsx"),
    menu: { area: "games", name: "jackpots" },
  },
  {
    path: "/studios",
    permission: "reports.read",
    load: () => import("./features/studio-games/studios-screen.tsx"),
    menu: { area: "games", name: "studios" },
  },
  {
    path: "/tournaments",
    permission: "tournaments.manage",
    load: () => import("./features/tournaments/tournaments-screen.tsx"),
    menu: { area: "games", name: "tournaments" },
  },
  {
    path: "/lotteries",
    permission: "lotteries.manage",
    load: () => import("./features/lotteries/lotteries-screen.tsx"),
    menu: { area: "games", name: "lotteries" },
  },
  {
    path: "/sportsbook/fixtures",
    permission: "sportsbook.manage",
    load: () => import("./features/sportsbook/fixtures-screen.tsx"),
    menu: { area: "sports", name: "fixtures" },
  },
  {
    path: "/sportsbook/fixtures/$id",
    permission: "sportsbook.manage",
    load: () => import("./features/sportsbook/fixture-screen.tsx"),
  },
  {
    path: "/sportsbook/exposure",
    permission: "sportsbook.manage",
    load: () => import("./features/sportsbook/exposure-screen.tsx"),
    menu: { area: "sports", name: "exposure" },
  },
  {
    path: "/sportsbook/coupons",
    permission: "sportsbook.manage",
    load: () => import("./features/sportsbook/coupons-screen.tsx"),
    menu: { area: "sports", name: "coupons" },
  },
  {
    path: "/sportsbook/give-backs",
    permission: "sportsbook.manage",
    load: () => import("./features/sportsbook/give-backs-screen.tsx"),
    menu: { area: "sports", name: "giveBacks" },
  },
  {
    path: "/content/texts",
    permission: "content.write",
    load: () => import("./features/content/texts-screen.tsx"),
    menu: { area: "content", name: "texts" },
  },
  {
    path: "/content/texts/$id",
    permission: "content.write",
    load: () => import("./features/content/text-screen.tsx"),
  },
  {
    path: "/content/heads",
    permission: "content.write",
    load: () => import("./features/content/heads-screen.tsx"),
    menu: { area: "content", name: "heads" },
  },
  {
    path: "/content/files",
    permission: "content.write",
    load: () => import("./features/content/files-screen.tsx"),
    menu: { area: "content", name: "files" },
  },
  {
    path: "/content/announcements",
    permission: "notices.send",
    load: () => import("./features/notices/announcements-screen.tsx"),
    menu: { area: "content", name: "announcements" },
  },
  {
    path: "/settings",
    permission: "configuration.write",
    load: () => import("./features/settings/settings-screen.tsx"),
    menu: { area: "house", name: "settings" },
  },
  {
    path: "/settings/proposals",
    permission: "configuration.write",
    load: () => import("./features/settings/proposals-screen.tsx"),
    menu: { area: "house", name: "settingProposals" },
  },
  {
    path: "/settings/$name",
    permission: "configuration.write",
    load: () => import("./features/settings/setting-screen.tsx"),
  },
  {
    path: "/events",
    permission: "events.manage",
    load: () => import("./features/events/parked-events-screen.tsx"),
    menu: { area: "house", name: "parkedEvents" },
  },
  {
    path: "/players/risk-cases",
    permission: "players.read",
    load: () => import("./features/players/risk-cases-screen.tsx"),
    menu: { area: "players", name: "riskCases" },
  },
  {
    path: "/verification/cases",
    permission: "players.verify",
    load: () => import("./features/verification/cases-screen.tsx"),
    menu: { area: "players", name: "verification" },
  },
  {
    path: "/verification/overrides",
    permission: "players.verify",
    load: () => import("./features/verification/overrides-screen.tsx"),
    menu: { area: "players", name: "verificationOverrides" },
  },
  {
    path: "/verification/players/$id",
    permission: "players.verify",
    load: () => import("./features/verification/file-screen.tsx"),
  },
  {
    path: "/verification/infected-files",
    permission: "players.verify",
    load: () => import("./features/verification/infected-files-screen.tsx"),
    menu: { area: "players", name: "infectedFiles" },
  },
  {
    path: "/payments/cases",
    permission: "payments.read",
    load: () => import("./features/payments/cases-screen.tsx"),
    menu: { area: "money", name: "paymentCases" },
  },
  {
    path: "/payments/methods",
    permission: "payments.read",
    load: () => import("./features/payments/methods-screen.tsx"),
    menu: { area: "money", name: "paymentMethods" },
  },
  {
    path: "/payments/$reference",
    permission: "payments.read",
    load: () => import("./features/payments/payment-screen.tsx"),
  },
  {
    path: "/support",
    permission: "support.answer",
    load: () => import("./features/support/inbox-screen.tsx"),
    menu: { area: "support", name: "inbox" },
  },
  {
    path: "/support/surveys",
    permission: "support.answer",
    load: () => import("./features/support/surveys-screen.tsx"),
    menu: { area: "support", name: "surveys" },
  },
  {
    path: "/support/$id",
    permission: "support.answer",
    load: () => import("./features/support/conversation-screen.tsx"),
  },
  {
    path: "/reports/daily",
    permission: "reports.read",
    load: () => import("./features/reports/daily-screen.tsx"),
    menu: { area: "reports", name: "reportsDaily" },
  },
  {
    path: "/reports/games",
    permission: "reports.read",
    load: () => import("./features/reports/games-screen.tsx"),
    menu: { area: "reports", name: "reportsGames" },
  },
  {
    path: "/reports/players",
    permission: "reports.read",
    load: () => import("./features/reports/players-screen.tsx"),
    menu: { area: "reports", name: "reportsPlayers" },
  },
  {
    path: "/staff/operators",
    permission: "operators.manage",
    load: () => import("./features/staff/operators-screen.tsx"),
    menu: { area: "house", name: "operators" },
  },
  {
    path: "/staff/roles",
    permission: "operators.manage",
    load: () => import("./features/staff/roles-screen.tsx"),
    menu: { area: "house", name: "roles" },
  },
  {
    path: "/staff/changes",
    permission: "operators.manage",
    load: () => import("./features/staff/changes-screen.tsx"),
    menu: { area: "house", name: "staffChanges" },
  },
  {
    path: "/audit",
    permission: "audit.read",
    load: () => import("./features/audit/audit-screen.tsx"),
    menu: { area: "house", name: "audit" },
  },
  {
    path: "/releases",
    permission: "audit.read",
    load: () => import("./features/software/releases-screen.tsx"),
    menu: { area: "house", name: "releases" },
  },
  {
    path: "/account",
    permission: null,
    load: () => import("./features/staff/account-screen.tsx"),
  },
  {
    path: "/invitation",
    permission: null,
    load: () => import("./features/staff/invitation-screen.tsx"),
  },
];
