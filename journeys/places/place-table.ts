/** Visitors who open an address: a guest, a player, a player who tests, a guest of a restricted country. */
export const VISITORS = ["guest", "player", "tester", "restricted"] as const;
export type Who = (typeof VISITORS)[number];

/** Destination of an address: a path with its query; 404 for a page that says that there is none. */
type Outcome = string | 404;

/** An address, the rows that say where it leads, and where it leads each visitor. */
export interface PlaceRow {
  readonly rows: string;
  readonly path: string;
  /** Destination for everyone whom the row does not name. */
  readonly all: Outcome;
  readonly guest?: Outcome;
  readonly player?: Outcome;
  readonly restricted?: Outcome;
  /** Title of the popup that a guest sees there, by its message. */
  readonly dialog?: string;
}

/** A page for all: it is where its address says. */
const open = (rows: string, ...paths: string[]): PlaceRow[] =>
  paths.map((path) => ({ rows, path, all: path }));

/** A page that a guest reaches by registering, who in a restricted country cannot (LICENCE-07). */
const forPlayers = (rows: string, ...paths: string[]): PlaceRow[] =>
  paths.map((path) => ({
    rows,
    path,
    all: path,
    guest: `/registration?redirect=${encodeURIComponent(path)}`,
    restricted: "/",
  }));

/** A popup of players: this address alone leads a player to main (MODAL-03). */
const cashbox = (rows: string, ...paths: string[]): PlaceRow[] =>
  forPlayers(rows, ...paths).map((row) => ({ ...row, all: "/" }));

const LOGIN = "auth.loginTitle";
const REGISTRATION = "auth.registrationTitle";

/** A popup of guests. */
const forGuests = (dialog: string, ...paths: string[]): PlaceRow[] =>
  paths.map((path) => ({
    rows: "ROUTE-26, ROUTE-42, OPEN-03",
    path,
    all: "/",
    guest: path,
    restricted: "/",
    dialog,
  }));

const GAME = "/play/foldhouse/lantern-tide";

/** Every address of the rows of routes. Lists of what does not exist yet have no page of one of it. */
export const PLACE_TABLE: readonly PlaceRow[] = [
  ...open("ROUTE-01", "/"),
  ...open("ROUTE-03", "/pokies", "/pokies/all", "/pokies/new"),
  { rows: "ROUTE-03", path: "/pokies/no-such-category", all: 404 },
  ...open("ROUTE-04", "/live", "/live/all"),
  { rows: "ROUTE-04", path: "/live/no-such-category", all: 404 },
  ...open("ROUTE-05", "/slots", "/table"),
  ...open("ROUTE-06", "/favorite-games"),
  ...open("ROUTE-07", "/categories/new", "/games/new"),
  { rows: "ROUTE-07", path: "/games/no-such-category", all: 404 },
  ...open("ROUTE-08", "/producers/foldhouse"),
  { rows: "ROUTE-08", path: "/producers/foldhouse/1", all: "/producers/foldhouse" },
  { rows: "ROUTE-08", path: "/producers/foldhouse/99", all: 404 },
  ...cashbox("ROUTE-09", "/cashbox", "/dashboard"),
  ...cashbox("ROUTE-10", "/deposit"),
  ...cashbox("ROUTE-11", "/deposit-bonus", "/withdraw", "/deposit-fast"),
  ...open("ROUTE-12", "/tournaments", "/tournaments/all", "/tournaments/producers"),
  ...open("ROUTE-12", "/tournaments/actions", "/tournaments/live"),
  ...open("ROUTE-12", "/tournaments/achievements", "/tournaments/archive"),
  ...open("ROUTE-13", "/tournaments/lotteries"),
  { rows: "ROUTE-14", path: "/tournaments/no-such-race", all: 404 },
  { rows: "ROUTE-14", path: "/lottery/no-such-lottery", all: 404 },
  // No lottery and no game can have a name of this form.
  { rows: "ROUTE-14", path: "/lottery/no_such_lottery", all: 404 },
  { rows: "ROUTE-25", path: "/play/foldhouse/no_such_game", all: 404, restricted: "/" },
  { rows: "ROUTE-25", path: "/play/saltglass/lantern-tide", all: 404, restricted: "/" },
  ...forPlayers(
    "ROUTE-15",
    "/profile",
    "/profile/level",
    "/profile/gifts",
    "/profile/verification",
  ),
  ...forPlayers("ROUTE-15", "/profile/limits", "/profile/security", "/profile/games-history"),
  ...forPlayers("ROUTE-15", "/profile/promocode"),
  ...forPlayers("ROUTE-15", "/profile/games-history/foldhouse/lantern-tide"),
  {
    rows: "ROUTE-16",
    path: "/users/limits?x=1",
    all: "/profile/limits?x=1",
    guest: `/registration?redirect=${encodeURIComponent("/profile/limits?x=1")}`,
    restricted: "/",
  },
  ...open("ROUTE-18", "/support", "/benefits-of-crypto", "/oops"),
  ...open("ROUTE-19", "/action"),
  { rows: "ROUTE-19", path: "/action/no-such-quest", all: 404 },
  ...open("ROUTE-20", "/vip", "/vip/rewards", "/vip/info"),
  ...open("ROUTE-21", "/rocket-mart", "/rocket-mart/all", "/rocket-mart/money"),
  { rows: "ROUTE-21", path: "/rocket-mart/no-such-shelf", all: 404 },
  // What flags turn off leads elsewhere: `menus.journey.ts`.
  ...open("ROUTE-23", "/rocket-chance"),
  {
    rows: "ROUTE-23, ROUTE-25",
    path: "/play/evening-pier/rocket-chance?mode=demo",
    all: "/rocket-chance",
    restricted: "/",
  },
  ...open("ROUTE-24", "/santa-vegas"),
  { rows: "ROUTE-25", path: `${GAME}?mode=demo`, all: `${GAME}?mode=demo`, restricted: "/" },
  { rows: "ROUTE-25", path: `${GAME}/sfu`, all: `${GAME}/sfu`, restricted: "/" },
  {
    rows: "ROUTE-25",
    path: `${GAME}/sfu?mode=real`,
    all: `${GAME}/sfu?mode=real`,
    guest: `/registration?redirect=${encodeURIComponent(`${GAME}/sfu?mode=real`)}`,
    restricted: "/",
  },
  ...forGuests(LOGIN, "/sign-in", "/login", "/sport/login"),
  // Capital letters are no way around a guard: the address is led to its own first.
  {
    rows: "ROUTE-26, LICENCE-07",
    path: "/Login",
    all: "/",
    guest: "/login",
    restricted: "/",
    dialog: LOGIN,
  },
  {
    rows: "ROUTE-25, LICENCE-07",
    path: "/Play/foldhouse/lantern-tide/SFU",
    all: `${GAME}/sfu`,
    restricted: "/",
  },
  ...forGuests(REGISTRATION, "/sign-up", "/registration", "/sport/registration"),
  ...forGuests("auth.remindTitle", "/remind"),
  ...open("ROUTE-27", "/new-password", "/email-verify"),
  ...open("ROUTE-28", "/sport", "/sport/live", "/sport/football"),
  ...open("ROUTE-29", "/ffc"),
  { rows: "ROUTE-30", path: "/guest", all: "/", guest: "/guest", restricted: "/guest" },
  {
    rows: "ROUTE-30, ROUTE-39",
    path: "/de/guest/vip",
    all: "/de",
    guest: "/de/vip",
    restricted: "/de/vip",
  },
  ...open("ROUTE-31", "/bonus-balance", "/awards"),
  ...open("ROUTE-32", "/responsible-gaming", "/terms-and-conditions", "/privacy-policy"),
  ...open("ROUTE-32", "/cookie-policy", "/general-rules"),
  {
    rows: "ROUTE-36",
    path: "/users/password/edit?reset_password_token=t",
    all: "/new-password?reset_password_token=t",
  },
  { rows: "ROUTE-37", path: "/vip-club", all: "/vip" },
  {
    rows: "ROUTE-37",
    path: "/users/sign_in",
    all: "/",
    guest: "/sign-up",
    restricted: "/",
    dialog: REGISTRATION,
  },
  { rows: "ROUTE-37", path: "/accounts/history", all: "/" },
  { rows: "ROUTE-38", path: "/vip/?a=1", all: "/vip?a=1" },
  { rows: "ROUTE-40", path: "/popup/no-such-popup", all: "/" },
  ...open("OPEN-02", "/promotions", "/news", "/arena", "/leaderboard", "/payments"),
  ...open("OPEN-02", "/spin-wheel", "/spin-wheel/segments"),
  { rows: "OPEN-02", path: "/promotions/no-such-promotion", all: 404 },
  { rows: "OPEN-02", path: "/tournaments/no-such-race/games/2", all: 404 },
  {
    rows: "OPEN-02, BONUS-15",
    path: "/bonus/7",
    all: 404,
    guest: `/registration?redirect=${encodeURIComponent("/bonus/7")}`,
    restricted: "/",
  },
  { rows: "OPEN-02", path: "/categories/new/99", all: 404 },
  { rows: "OPEN-02", path: "/no/such/page", all: 404 },
];
