import { useHydrated } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { usePlayer } from "../../data/accounts.ts";

const PromoCodeWatch = lazy(() => import("../../features/bonuses/promo-code-watch.tsx"));
const LandingWatch = lazy(() => import("../../features/accounts/landing/landing-watch.tsx"));
const InstalledWatch = lazy(() => import("../../features/accounts/landing/installed-watch.tsx"));
const SessionWatch = lazy(() => import("../../features/accounts/session/session-watch.tsx"));
const StoredSignIn = lazy(() => import("../../features/accounts/entry/stored-sign-in-watch.tsx"));
const DormantNotice = lazy(() => import("../../features/accounts/session/dormant-notice.tsx"));
const TermsWatch = lazy(() => import("../../features/accounts/social/terms-watch.tsx"));
const LimitNotices = lazy(() => import("../../features/compliance/limit-notices.tsx"));
const RealityTask = lazy(() => import("./reality-task.tsx"));
const PaymentNotices = lazy(() => import("../../features/cashbox/payments/payment-notices.tsx"));
const PersonalInfo = lazy(() => import("../../features/accounts/profile/personal-info.tsx"));
const StateFill = lazy(() => import("../../features/accounts/profile/state-fill.tsx"));

/** Runs what goes on beside every page; their script comes after the page's. */
export function BackgroundTasks() {
  const hydrated = useHydrated();
  const player = usePlayer();
  if (!hydrated) return null;
  return (
    <Suspense fallback={null}>
      <PromoCodeWatch />
      <LandingWatch />
      {player ? <InstalledWatch player={player} /> : null}
      {player ? <SessionWatch key={player.id} /> : <StoredSignIn />}
      {player?.auth_fields_missed.includes("terms_acceptance") ? <TermsWatch /> : null}
      {player?.dormant_since ? <DormantNotice key={player.id} /> : null}
      {player ? <PaymentNotices /> : null}
      {player ? <LimitNotices /> : null}
      {player ? <RealityTask /> : null}
      {player ? <StateFill /> : null}
      {player ? <PersonalInfo /> : null}
    </Suspense>
  );
}
