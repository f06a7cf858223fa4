import { useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { LiveConnection, type LoadLiveHandlers } from "../live/live-connection.tsx";
import { BottomBar } from "./bars/bottom-bar.tsx";
import { Footer } from "./bars/footer/footer.tsx";
import { Header } from "./bars/header.tsx";
import { BalancePanelContext } from "./menus/balance-menu.tsx";
import { type Dialogs, ModalHost } from "./modal-host.tsx";
import { LoadingLine } from "./bars/loading-line.tsx";
import { Notices } from "./bars/notices.tsx";
import { PageSaid } from "./bars/page-said.tsx";
import { NoScript } from "./bars/no-script.tsx";
import { useLateHash } from "./links/use-late-hash.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** `stage`: the page owns the screen; header, footer and bottom bar stand back. */
    readonly layout?: "stage";
    /** `full`: what the page shows is as wide as the window (ROUTE-02). */
    readonly width?: "full";
  }
}

/** Parts of features that the shell has a place for; the root route hands them over. */
export interface ShellParts {
  readonly dialogs: Dialogs;
  readonly balancePanel: ReactNode;
  readonly paymentLogos: ReactNode;
  /** The awards of the house, where it has some (SHELL-11). */
  readonly awards: ReactNode;
  /** News for a player, in the header. */
  readonly headerNotices: ReactNode;
  /** Lines that the house shows to some players, below the header. */
  readonly noticeBar: ReactNode;
  readonly loadLiveHandlers: LoadLiveHandlers;
  /** Runs beside every page and draws nothing itself. */
  readonly backgroundTasks: ReactNode;
  /** A line above every page, where the licence asks for it. */
  readonly sessionTimer: ReactNode;
}

/** Everything around a page. */
export function Shell({
  parts,
  children,
}: {
  readonly parts: ShellParts;
  readonly children: ReactNode;
}) {
  const t = useTranslations("site");
  useLateHash();
  const stage = useMatches({
    select: (matches) => matches.some((match) => match.staticData.layout === "stage"),
  });
  const wide = useMatches({
    select: (matches) => matches.some((match) => match.staticData.width === "full"),
  });
  return (
    <BalancePanelContext value={parts.balancePanel}>
      <div id="site" className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="fixed top-2 left-2 z-60 -translate-y-24 rounded-control bg-cream px-4 py-3 font-semibold text-ink focus:translate-y-0"
        >
          {t("skipToContent")}
        </a>
        <LoadingLine />
        <PageSaid />
        <NoScript />
        {parts.sessionTimer}
        {stage ? null : <Header notices={parts.headerNotices} />}
        {stage ? null : parts.noticeBar}
        <main
          id="content"
          tabIndex={-1}
          data-width={wide ? "full" : undefined}
          className="grow outline-none"
        >
          {children}
        </main>
        {stage ? null : <Footer paymentLogos={parts.paymentLogos} awards={parts.awards} />}
        {stage ? null : <BottomBar />}
      </div>
      <ModalHost dialogs={parts.dialogs} />
      <Notices />
      <LiveConnection load={parts.loadLiveHandlers} />
      {parts.backgroundTasks}
    </BalancePanelContext>
  );
}
