/**
 * The bands of the server, from the ground up. A band calls only bands before it in this list.
 * The reasons stand in docs/decisions/0003-bands-calls-down-events-up.md.
 */
export const BANDS = [
  "platform",
  "events",
  "core",
  "entitlements",
  "money",
  "play",
  "engagement",
] as const;

export type Band = (typeof BANDS)[number];

/** Inside core a later module may call an earlier one; siblings of all other bands never do. */
export const CORE_ORDER = [
  "sign-in",
  "staff",
  "software",
  "configuration",
  "mail",
  "sms",
  "wallet",
  "attribution",
  "accounts",
  "verification",
  "social",
  "passkeys",
  "catalogue",
  "fairness",
  "content",
  "tracking",
  "notices",
  "support",
  "rewards",
  "prizes",
] as const;

export const SERVER_SOURCE = "apps/server/src/";

/** The place of a file of the server. `house` is above all bands: app.ts, main.ts and their like. */
export type Place =
  | {
      band: Band;
      module: string /** Path inside the module's folder, or "" for a single file. */;
      inner: string;
    }
  | { band: "house"; module: ""; inner: string };

/** Place of a file by its path, or null outside of the server's source. */
export function placeOf(path: string): Place | null {
  if (!path.startsWith(SERVER_SOURCE)) return null;
  const [band = "", second, ...rest] = path.slice(SERVER_SOURCE.length).split("/");
  if (!isBand(band) || second === undefined) {
    return { band: "house", module: "", inner: path.slice(SERVER_SOURCE.length) };
  }
  return { band, module: second.replace(/(\.[\w-]+)*\.tsx?$/, ""), inner: rest.join("/") };
}

function isBand(name: string): name is Band {
  return (BANDS as readonly string[]).includes(name);
}

/** The PostgreSQL schema of a module. */
export const schemaOf = (module: string): string => module.replaceAll("-", "_");
