import { useHydrated } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { usePlayer } from "../api/session.ts";

const PromoCodeWatch = lazy(() => import("../features/bonuses/promo-code-watch.tsx"));
const PaymentNotices = lazy(() => import("../features/cashbox/payments/payment-notices.tsx"));

/** What goes on beside every page and draws nothing; its script comes after the page's. */
export function BackgroundTasks() {
  const hydrated = useHydrated();
  const player = usePlayer();
  if (!hydrated) return null;
  return (
    <Suspense fallback={null}>
      <PromoCodeWatch />
      {player ? <PaymentNotices /> : null}
    </Suspense>
  );
}
