import { lazy, Suspense } from "react";
import { PaymentLogos } from "../../features/cashbox/method-pages/payment-logos.tsx";
import { HeaderNoticeBar } from "../../features/notices/header-notice-bar.tsx";
import { HeaderNotices } from "../../features/notices/header-notices.tsx";
import { SessionTimer } from "../../features/compliance/timer/session-timer.tsx";
import { lazyPart } from "../../shell/pages/lazy-part.ts";
import type { ShellParts } from "../../shell/shell.tsx";
import { DIALOGS } from "./dialogs.ts";
import { OnceAlive } from "./once-alive.tsx";

const AwardsStrip = lazyPart(() => import("../../features/content/awards/awards-strip.tsx"));
const BackgroundTasks = lazy(() => import("./background-tasks.tsx"));
const BalancePanel = lazy(() => import("../../features/wallet/balance-panel.tsx"));

/** Every part of a feature that stands in the shell. */
export const SHELL_PARTS: ShellParts = {
  dialogs: DIALOGS,
  balancePanel: <BalancePanel />,
  paymentLogos: <PaymentLogos />,
  awards: (
    <Suspense fallback={null}>
      <AwardsStrip />
    </Suspense>
  ),
  headerNotices: <HeaderNotices />,
  noticeBar: <HeaderNoticeBar />,
  loadLiveHandlers: async () => (await import("./live-handlers.ts")).LIVE_HANDLERS,
  backgroundTasks: (
    <OnceAlive>
      <BackgroundTasks />
    </OnceAlive>
  ),
  sessionTimer: <SessionTimer />,
};
