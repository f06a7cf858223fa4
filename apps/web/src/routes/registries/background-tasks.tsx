import { useHydrated } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useWholeMessages } from "../../i18n/page/messages.tsx";

const Tasks = lazy(() => import("./tasks.tsx"));

/** Runs what goes on beside every page; its script and its words come after the page's. */
export function BackgroundTasks() {
  const hydrated = useHydrated();
  const hasWords = useWholeMessages();
  if (!hydrated || !hasWords) return null;
  return (
    <Suspense fallback={null}>
      <Tasks />
    </Suspense>
  );
}
