import {
  type UtmField,
  UTM_FIELDS,
  UTM_MAX_LENGTH,
  type UtmMetrics,
} from "@houselight/contracts/tracking";
import { tabStore } from "../../../api/kept/kept-store.ts";

/**
 * Returns the query of the address that this page was loaded from: whoever is quick has gone on by the
 * time the watch of landings is there.
 */
export function landingSearch(): string {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded ? new URL(loaded.name).search : window.location.search;
}

/** Returns a text of an address as it is sent: without control characters, which no body may hold, and cut. */
const sendable = (text: string): string => text.replaceAll(/\p{Cc}/gu, "").slice(0, UTM_MAX_LENGTH);

/** Returns the fields of a campaign that an address carries: `?utm_source=…` (TRACK-01). */
export function utmOf(search: string): UtmMetrics {
  const query = new URLSearchParams(search);
  const fields = UTM_FIELDS.flatMap((field): [UtmField, string][] => {
    const text = query.get(`utm_${field}`) ?? (field === "sub_id" ? query.get(field) : null);
    const told = sendable(text ?? "");
    return told ? [[field, told]] : [];
  });
  return Object.fromEntries(fields) as UtmMetrics;
}

/** Returns the tag of an affiliate that an address carries: `?stag=1_2` (TRACK-02). */
export const stagOf = (search: string): string | undefined =>
  sendable(new URLSearchParams(search).get("stag") ?? "") || undefined;

const KEPT = "utm";

/** Keeps the campaign of this visit in this tab, for the registration. */
export function keepUtm(utm: UtmMetrics): void {
  if (Object.keys(utm).length > 0) tabStore.setItem(KEPT, JSON.stringify(utm));
}

/** Returns the campaign of this visit; nothing where none was kept. */
export function keptUtm(): UtmMetrics {
  try {
    return JSON.parse(tabStore.getItem(KEPT) ?? "{}") as UtmMetrics;
  } catch {
    return {};
  }
}
