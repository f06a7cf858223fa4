import { lazy } from "react";
import { PaymentLogos } from "../../features/cashbox/method-pages/payment-logos.tsx";
import { SessionTimer } from "../../features/compliance/timer/session-timer.tsx";
import type { ShellParts } from "../../shell/shell.tsx";
import { BackgroundTasks } from "./background-tasks.tsx";
import { DIALOGS } from "./dialogs.ts";

const BalancePanel = lazy(() => import("../../features/wallet/balance-panel.tsx"));

/** Every part of a feature that stands in the shell. */
export const SHELL_PARTS: ShellParts = {
  dialogs: DIALOGS,
  balancePanel: <BalancePanel />,
  paymentLogos: <PaymentLogos />,
  loadLiveHandlers: async () => (await import("./live-handlers.ts")).LIVE_HANDLERS,
  backgroundTasks: <BackgroundTasks />,
  sessionTimer: <SessionTimer />,
};
