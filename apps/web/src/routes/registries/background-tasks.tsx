import { lazy, Suspense, useEffect, useState } from "react";
import { isIosWebview, isOnHomeScreen } from "../../features/popups/exit/ios-webview.ts";
import { usePlayer } from "../../data/accounts.ts";
import { useClientContext } from "../../data/configuration.ts";
import { useFlag } from "../../data/visitor/flags.ts";

const PromoCodeWatch = lazy(() => import("../../features/bonuses/codes/promo-code-watch.tsx"));
const LandingWatch = lazy(() => import("../../features/accounts/landing/landing-watch.tsx"));
const InstalledWatch = lazy(() => import("../../features/accounts/landing/installed-watch.tsx"));
const SessionWatch = lazy(() => import("../../features/accounts/session/session-watch.tsx"));
const StoredSignIn = lazy(() => import("../../features/accounts/entry/stored-sign-in-watch.tsx"));
const DormantNotice = lazy(() => import("../../features/accounts/session/dormant-notice.tsx"));
const TermsWatch = lazy(() => import("../../features/accounts/social/terms-watch.tsx"));
const LimitNotices = lazy(() => import("../../features/compliance/limit-notices.tsx"));
const JackpotTask = lazy(() => import("./jackpot-task.tsx"));
const RealityTask = lazy(() => import("./reality-task.tsx"));
const PaymentNotices = lazy(() => import("../../features/cashbox/payments/payment-notices.tsx"));
const PersonalInfo = lazy(() => import("../../features/accounts/profile/personal-info.tsx"));
const EnterBanner = lazy(() => import("../../features/banners/enter-banner.tsx"));
const PromoTooltip = lazy(() => import("../../features/banners/promo-tooltip.tsx"));
const StateFill = lazy(() => import("../../features/accounts/profile/state-fill.tsx"));
const PopupHost = lazy(() => import("../../features/popups/popup-host.tsx"));
const AddressWatch = lazy(() => import("../../features/popups/address-watch.tsx"));
const FootNotices = lazy(() => import("../../features/popups/notices/foot-notices.tsx"));
const ChatHost = lazy(() => import("../../features/support/chat-host.tsx"));
const SurveyWatch = lazy(() => import("../../features/support/survey/survey-watch.tsx"));
const SiteChangeWatch = lazy(() => import("../../features/content/changes/site-change-watch.tsx"));
const ExitWatch = lazy(() => import("../../features/popups/exit/exit-watch.tsx"));

const PlaceWatch = lazy(() => import("../../features/tournaments/news/place-watch.tsx"));
const VipOnboarding = lazy(() => import("../../features/popups/vip-onboarding-watch.tsx"));
const VipRise = lazy(() => import("../../features/vip/vip-rise-watch.tsx"));
const NewStudio = lazy(() => import("../../features/popups/studio/new-studio-watch.tsx"));
const InstallWatch = lazy(() => import("../../shell/popups/install/install-watch.tsx"));
const IdleTitle = lazy(() => import("../../shell/pages/idle-title.tsx"));
const PageTiming = lazy(() => import("../../features/tracking/page-timing-watch.tsx"));
const ErrorTrace = lazy(() => import("../../features/tracking/error-trace-watch.tsx"));
const TrackingPixel = lazy(() => import("../../features/tracking/tracking-pixel.tsx"));
const ThirdPartyScript = lazy(() => import("../../features/tracking/third-party-script.tsx"));
const ShortcutWidget = lazy(() => import("../../features/widgets/shortcut-widget.tsx"));

/** Delays tasks that can wait: all at once they would keep a phone from its visitor. */
const LATER_MS = 500;

/** Runs what goes on beside every page. */
export default function BackgroundTasks() {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Suspense fallback={null}>
        <FirstTasks />
      </Suspense>
      <Suspense fallback={null}>{isLater ? <LaterTasks /> : null}</Suspense>
    </>
  );
}

/** Runs tasks that a visitor may ask for at once, and those that must not be missed. */
function FirstTasks() {
  const player = usePlayer();
  return (
    <>
      <PromoCodeWatch />
      <LandingWatch />
      <AddressWatch />
      <PopupHost />
      <ChatHost />
      <FootNotices />
      <ErrorTrace />
      {player ? <InstalledWatch player={player} /> : null}
      {player ? <SessionWatch key={player.id} /> : <StoredSignIn />}
      {player?.auth_fields_missed.includes("terms_acceptance") ? <TermsWatch /> : null}
      {player?.dormant_since ? <DormantNotice key={player.id} /> : null}
      {player ? <PaymentNotices /> : null}
      {player ? <LimitNotices /> : null}
      {player ? <RealityTask /> : null}
      {player ? <JackpotTask /> : null}
    </>
  );
}

/** Runs tasks that can wait. */
function LaterTasks() {
  const player = usePlayer();
  const { third_party_script: script, tracking_pixel: pixel } = useClientContext();
  const promo = useFlag("promo_banner");
  return (
    <>
      <ShortcutWidget />
      <PromoTooltip />
      <InstallWatch />
      <NewStudio />
      <SiteChangeWatch />
      <IdleTitle />
      <PageTiming />
      {script ? <ThirdPartyScript /> : null}
      {pixel ? <TrackingPixel /> : null}
      {isIosWebview(navigator.userAgent, isOnHomeScreen()) ? <ExitWatch /> : null}
      {player || !promo ? null : <EnterBanner />}
      {player ? <VipOnboarding /> : null}
      {player ? <VipRise key={`rank ${player.id}`} /> : null}
      {player ? <PlaceWatch key={`places ${player.id}`} /> : null}
      {player?.postal_code && !player.state ? <StateFill /> : null}
      {player ? <PersonalInfo /> : null}
      {player ? <SurveyWatch key={`survey ${player.id}`} playerId={player.id} /> : null}
    </>
  );
}
