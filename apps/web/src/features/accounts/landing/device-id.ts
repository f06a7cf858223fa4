import { reportEntry } from "@houselight/contracts/accounts";
import { call } from "../../../api/call.ts";

const KEPT = "dfpc";
const BYTES = 16;

/**
 * Returns the id of this browser (`dfpc`): random, made once and kept on this site alone. It says
 * nothing of the device, and whoever clears the site's data has another. Undefined where nothing can
 * be kept.
 */
export function deviceId(storage: () => Storage = () => window.localStorage): string | undefined {
  try {
    const kept = storage().getItem(KEPT);
    if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    storage().setItem(KEPT, made);
    return made;
  } catch {
    return undefined;
  }
}

/** Returns the id as a field of a form; nothing where there is none. */
export function deviceField(): { readonly dfpc?: string } {
  const dfpc = deviceId();
  return dfpc === undefined ? {} : { dfpc };
}

/** Hands the facts of this browser in after a registration or a login (AUTH-13); it holds nobody up. */
export function tellEntry(event: "registration" | "login"): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const transaction = { event, ...deviceField(), ...(timeZone ? { time_zone: timeZone } : {}) };
  call(reportEntry, { body: { transaction } }, { retries: 0 }).catch(() => undefined);
}
