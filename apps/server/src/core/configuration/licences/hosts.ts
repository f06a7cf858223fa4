import {
  type BrandView,
  type Locale,
  type OrganisationView,
  type ProtectionBadgeView,
  WRITTEN_LOCALES,
} from "@houselight/contracts";

/** One line of the table of hosts (OPEN-29): pure data, asked through `placeOf`. */
export interface HostRow {
  readonly host: string;
  readonly brand: BrandView;
  /** Code of the licence's record. */
  readonly licence: string;
  /** The licence stays whatever the visitor's country. */
  readonly pinned: boolean;
  /** Languages of the host, in the order of its menu. */
  readonly locales: readonly Locale[];
  /** Other hosts by which search engines know the pages of a language (SHELL-21). */
  readonly localeHosts: Readonly<Partial<Record<Locale, string>>>;
  /** Country that every visitor is taken to come from; in development only. */
  readonly geoOverride: string | null;
  /** Address of the blog in each language that has one. */
  readonly blogUrl: Readonly<Partial<Record<Locale, string>>>;
  readonly protectionBadge: ProtectionBadgeView | null;
  readonly organisationData: OrganisationView | null;
}

const PAPER_ROCKET: BrandView = {
  id: "paper-rocket",
  name: "Paper Rocket",
  theme: "paper-rocket",
  theme_color: "#0f1330",
  support_email: "help@paper-rocket.example",
};

const LANTERN_HALL: BrandView = {
  id: "lantern-hall",
  name: "Lantern Hall",
  theme: "lantern-hall",
  theme_color: "#201611",
  support_email: "help@lantern-hall.example",
};

/** Companies of the demonstration: neither they nor their permissions exist. */
const PAPER_ROCKET_NV: OrganisationView = {
  name: "Paper Rocket Demonstration N.V.",
  registration_number: "DEMO000001",
  address: "1 Example Quay, Willemstad, Curaçao",
  licence_number: "DEMO/CW/0000-000",
};
const LANTERN_HALL_OU: OrganisationView = {
  name: "Lantern Hall Demonstration OÜ",
  registration_number: "DEMO000002",
  address: "Näidise 1, Tallinn, Eesti",
  licence_number: "DEMO/EE/0000-000",
};

/** A host that is not named: the default site, without a company's claim on it. */
export const ELSEWHERE: Omit<HostRow, "host"> = {
  brand: PAPER_ROCKET,
  licence: "CW",
  pinned: false,
  locales: WRITTEN_LOCALES,
  localeHosts: {},
  geoOverride: null,
  blogUrl: {},
  protectionBadge: null,
  organisationData: null,
};

const PAPER_ROCKET_HOST = "paper-rocket.localhost";
const PAPER_ROCKET_GERMAN_HOST = "de.paper-rocket.localhost";

const PAPER_ROCKET_SITE: Omit<HostRow, "host"> = {
  ...ELSEWHERE,
  localeHosts: { de: PAPER_ROCKET_GERMAN_HOST },
  blogUrl: {
    en: "https://blog.paper-rocket.example/",
    de: "https://blog.paper-rocket.example/de/",
  },
  protectionBadge: { name: "Copywatch", code: "DEMO-PR-1" },
  organisationData: PAPER_ROCKET_NV,
};

/** One row per host name. The first row of a brand is the address that a start prints. */
export const HOSTS: readonly HostRow[] = [
  { ...PAPER_ROCKET_SITE, host: "localhost" },
  {
    host: "lantern-hall.localhost",
    brand: LANTERN_HALL,
    licence: "EE",
    pinned: true,
    locales: ["en", "de", "no", "it"],
    localeHosts: {},
    geoOverride: null,
    blogUrl: {},
    protectionBadge: null,
    organisationData: LANTERN_HALL_OU,
  },
  { ...PAPER_ROCKET_SITE, host: PAPER_ROCKET_HOST },
  {
    ...PAPER_ROCKET_SITE,
    host: PAPER_ROCKET_GERMAN_HOST,
    localeHosts: Object.fromEntries(
      WRITTEN_LOCALES.filter((code) => code !== "de").map((code) => [code, PAPER_ROCKET_HOST]),
    ),
  },
  { ...PAPER_ROCKET_SITE, host: "australia.localhost", geoOverride: "AU" },
  { ...PAPER_ROCKET_SITE, host: "estonia.localhost", geoOverride: "EE" },
  { ...PAPER_ROCKET_SITE, host: "restricted.localhost", geoOverride: "US" },
  { ...PAPER_ROCKET_SITE, host: "partial.localhost", geoOverride: "PT" },
];
