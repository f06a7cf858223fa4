import { MODALS } from "../../paths.ts";

/** Builds the part of an address that is data: what it may hold is never a part of the path. */
const part = encodeURIComponent;

/**
 * Every name of a place on the site and the builder of its address (ROUTE-33): links that data
 * brings (banners, mails, live messages) name a place, and this table says where it is.
 */
export const PLACES = {
  main: () => "/",
  mainLayout: () => "/",
  categoryGames: (slug: string) => `/categories/${part(slug)}`,
  categoryGamesAll: (slug: string) => `/games/${part(slug)}`,
  categoryGamesByPage: (slug: string, page: string) => `/categories/${part(slug)}/${part(page)}`,
  pokies: () => "/pokies",
  pokiesAll: () => "/pokies/all",
  pokiesOne: (slug: string) => `/pokies/${part(slug)}`,
  live: () => "/live",
  liveAll: () => "/live/all",
  liveOne: (slug: string) => `/live/${part(slug)}`,
  slots: () => "/slots",
  table: () => "/table",
  favoriteGames: () => "/favorite-games",
  producersGames: (slug: string) => `/producers/${part(slug)}`,
  producersGamesByPage: (slug: string, page: string) => `/producers/${part(slug)}/${part(page)}`,
  promoPage: () => "/promotions",
  promotion: (slug: string) => `/promotions/${part(slug)}`,
  newsList: () => "/news",
  newsPage: (slug: string) => `/news/${part(slug)}`,
  tournaments: () => "/tournaments",
  tournamentsAll: () => "/tournaments/all",
  tournamentsProducers: () => "/tournaments/producers",
  tournamentsLottery: () => "/tournaments/lotteries",
  tournamentsLive: () => "/tournaments/live",
  tournamentsAchievements: () => "/tournaments/achievements",
  tournamentsAction: () => "/tournaments/actions",
  tournamentsArchive: () => "/tournaments/archive",
  achievements: () => "/tournaments/achievements",
  tournamentPage: (slug: string) => `/tournaments/${part(slug)}`,
  tournamentGamesByPage: (slug: string, page: string) =>
    `/tournaments/${part(slug)}/games/${part(page)}`,
  lotteryPage: (slug: string) => `/lottery/${part(slug)}`,
  action: () => "/action",
  questPage: (slug: string) => `/action/${part(slug)}`,
  arena: () => "/arena",
  leaderboard: () => "/leaderboard",
  activityHub: () => "/santa-vegas",
  rocketChance: () => "/rocket-chance",
  spinWheel: () => "/spin-wheel",
  spinWheelSegments: () => "/spin-wheel/segments",
  exchangeCompPoints: () => "/rocket-mart",
  compPointsOverview: () => "/rocket-mart",
  compPointsAll: () => "/rocket-mart/all",
  compPointsDiscounts: () => "/rocket-mart/discounts",
  compPointsMoney: () => "/rocket-mart/money",
  compPointsSpecial: () => "/rocket-mart/special",
  compPointsFreeSpins: () => "/rocket-mart/freespins",
  vipPage: () => "/vip",
  vipProgramme: () => "/vip",
  vipRewards: () => "/vip/rewards",
  vipInfo: () => "/vip/info",
  singleBonusPage: (id: string) => `/bonus/${part(id)}`,
  profile: () => "/profile",
  profileLevels: () => "/profile/level",
  profileGifts: () => "/profile/gifts",
  profileVerification: () => "/profile/verification",
  profileLimits: () => "/profile/limits",
  profileSecurity: () => "/profile/security",
  profileGamesHistory: () => "/profile/games-history",
  profilePromocode: () => "/profile/promocode",
  userLimitConfirm: () => "/profile/limits/confirm",
  gameBase: (producer: string, name: string) => `/play/${part(producer)}/${part(name)}`,
  gameItem: (producer: string, name: string) => `/play/${part(producer)}/${part(name)}`,
  gameItemSfu: (producer: string, name: string) => `/play/${part(producer)}/${part(name)}/sfu`,
  registration: () => MODALS.registration.path,
  signUpPage: () => "/sign-up",
  login: () => MODALS.login.path,
  loginPage: () => "/sign-in",
  remindPassword: () => MODALS.remind.path,
  newPassword: () => MODALS["new-password"].path,
  emailVerify: () => MODALS["email-verify"].path,
  emailConfirmation: () => MODALS.confirmation.path,
  cashbox: () => MODALS.cashbox.path,
  cashboxDashboard: () => "/dashboard",
  cashboxDeposit: () => MODALS.deposit.path,
  cashboxWithdraw: () => MODALS.withdraw.path,
  cashboxOneClickDeposit: () => MODALS["deposit-fast"].path,
  cashboxDepositBonus: () => MODALS["deposit-bonus"].path,
  namedPopup: (name: string) => `/popup/${part(name)}`,
  paymentsPage: () => "/payments",
  supportPage: () => "/support",
  cryptoBenefits: () => "/benefits-of-crypto",
  oopsPage: () => "/oops",
  bettingMain: () => "/sport",
  bettingRegistration: () => "/sport/registration",
  bettingLogin: () => "/sport/login",
  featureFlags: () => "/ffc",
  notFoundPage: () => "/not-found",
} as const satisfies Readonly<Record<string, (...parts: string[]) => string>>;

export type PlaceName = keyof typeof PLACES;

/** Returns the address of a named place; main where the name is none of ours (ROUTE-40). */
export function placeOf(name: string, ...parts: readonly string[]): string {
  if (!Object.hasOwn(PLACES, name)) return PLACES.main();
  const build: (...given: readonly string[]) => string = PLACES[name as PlaceName];
  return build.length > parts.length ? PLACES.main() : build(...parts);
}
