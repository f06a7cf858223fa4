import { useMatches } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useState } from "react";
import { usePlayer } from "../../../data/accounts.ts";
import { useClientContext } from "../../../data/configuration.ts";
import { useConsent } from "../../../data/visitor/consent.ts";
import { ApprovalCard } from "./approval-card.tsx";
import { isApproved, keepApproval } from "./approval.ts";
import { CookieBar } from "./cookie-bar.tsx";

/**
 * Shows what a new visitor is asked, one thing at a time, above the bar of small screens; on the page of a
 * game below its title, off the panel with the stake and the button that plays.
 */
export default function FootNotices() {
  const consent = useConsent();
  const { policy } = useClientContext();
  const [approved, setApproved] = useState(isApproved);
  const isGuest = usePlayer() === null;
  const stage = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === "stage"),
  });
  const asksApproval = policy.approval_card && !approved;
  if (consent !== null && !asksApproval) return null;
  const confirm = () => {
    keepApproval();
    setApproved(true);
  };
  return (
    <div
      data-modal=""
      className={clsx(
        "pointer-events-none fixed inset-x-3 z-30 mx-auto max-w-4xl",
        stage
          ? "top-[calc(4rem+env(safe-area-inset-top))] lg:right-86 low:right-63"
          : "lg:bottom-4",
        // A guest's bar has the ways in above it.
        !stage &&
          (isGuest
            ? "bottom-[calc(8.5rem+env(safe-area-inset-bottom))]"
            : "bottom-[calc(4.75rem+env(safe-area-inset-bottom))]"),
      )}
    >
      {asksApproval ? <ApprovalCard onConfirm={confirm} /> : <CookieBar />}
    </div>
  );
}
