import { useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { LiveConnection } from "../live/live-connection.tsx";
import { BackgroundTasks } from "./background-tasks.tsx";
import { BottomBar } from "./bars/bottom-bar.tsx";
import { Footer } from "./bars/footer.tsx";
import { Header } from "./bars/header.tsx";
import { ModalHost } from "./modal-host.tsx";
import { Notices } from "./bars/notices.tsx";
import { useLateHash } from "./use-late-hash.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** `stage`: the page owns the screen; header, footer and bottom bar stand back. */
    readonly layout?: "stage";
  }
}

/** Everything around a page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("site");
  useLateHash();
  const stage = useMatches({
    select: (matches) => matches.some((match) => match.staticData.layout === "stage"),
  });
  return (
    <>
      <div id="site" className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="fixed top-2 left-2 z-30 -translate-y-24 rounded-control bg-cream px-4 py-3 font-semibold text-ink focus:translate-y-0"
        >
          {t("skipToContent")}
        </a>
        {stage ? null : <Header />}
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        {stage ? null : <Footer />}
        {stage ? null : <BottomBar />}
      </div>
      <ModalHost />
      <Notices />
      <LiveConnection />
      <BackgroundTasks />
    </>
  );
}
