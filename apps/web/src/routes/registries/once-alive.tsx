import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { useWholeMessages } from "../../i18n/page/messages.tsx";

/** Draws what the page does not wait for, once it is alive and has all its words. */
export function OnceAlive({ children }: { readonly children: ReactNode }) {
  const hydrated = useHydrated();
  const hasWords = useWholeMessages();
  return hydrated && hasWords ? <Suspense fallback={null}>{children}</Suspense> : null;
}
