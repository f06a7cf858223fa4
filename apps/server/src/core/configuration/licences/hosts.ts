export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  readonly support_email: string;
}

const PAPER_ROCKET: Brand = {
  id: "paper-rocket",
  name: "Paper Rocket",
  theme: "paper-rocket",
  support_email: "help@paper-rocket.example",
};

const LANTERN_HALL: Brand = {
  id: "lantern-hall",
  name: "Lantern Hall",
  theme: "lantern-hall",
  support_email: "help@lantern-hall.example",
};

/** One row per host name (OPEN-29); a host that is not named is Paper Rocket's. */
export interface HostRow {
  readonly host: string;
  readonly brand: Brand;
  /** Code of the licence's record. */
  readonly licence: string;
  /** The licence stays whatever the visitor's country. */
  readonly pinned: boolean;
}

export const HOSTS: readonly HostRow[] = [
  { host: "lantern-hall.localhost", brand: LANTERN_HALL, licence: "EE", pinned: true },
  { host: "paper-rocket.localhost", brand: PAPER_ROCKET, licence: "CW", pinned: false },
];
export const ELSEWHERE: Omit<HostRow, "host"> = {
  brand: PAPER_ROCKET,
  licence: "CW",
  pinned: false,
};
