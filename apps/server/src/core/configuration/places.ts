import type { ClientContextView, Licence } from "@houselight/contracts";

interface Brand {
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
interface HostRow {
  readonly host: string;
  readonly brand: Brand;
  readonly licence: Licence;
  /** The licence stays whatever the visitor's country. */
  readonly pinned: boolean;
}

const HOSTS: readonly HostRow[] = [
  { host: "lantern-hall.localhost", brand: LANTERN_HALL, licence: "EE", pinned: true },
  { host: "paper-rocket.localhost", brand: PAPER_ROCKET, licence: "CW", pinned: false },
];
const ELSEWHERE: Omit<HostRow, "host"> = { brand: PAPER_ROCKET, licence: "CW", pinned: false };

export type Place = Pick<ClientContextView, "licence" | "brand" | "estonia">;

/** Licence and brand for a host and a country: geography moves an unpinned licence (LICENCE-01). */
export function placeOf(host: string, country: string | null): Place {
  const name = host.replace(/:\d+$/, "").toLowerCase();
  const row = HOSTS.find((one) => one.host === name) ?? ELSEWHERE;
  const byCountry: Licence | null = country === "EE" ? "EE" : country === "AU" ? "AU" : null;
  return {
    licence: row.pinned ? row.licence : (byCountry ?? row.licence),
    brand: row.brand,
    estonia: country === "EE",
  };
}
