import { RefusedError } from "../api/errors.ts";
import type { ModalName } from "../paths.ts";

/** Refusals that a popup leads out of, by the popup. */
const LEADS_OUT = {
  details_missing: "profile-data",
  session_limit_reached: "limits",
  wager_limit_exceeded: "limits",
  loss_limit_exceeded: "limits",
  deposit_limit_exceeded: "limits",
} as const satisfies Readonly<Record<string, ModalName>>;

/** Returns the popup that leads out of a refusal; null where none does. */
export function leadsTo(error: unknown): "profile-data" | "limits" | null {
  if (!(error instanceof RefusedError)) return null;
  const found = Object.entries(LEADS_OUT).find(([code]) => error.has(code));
  return found ? found[1] : null;
}
