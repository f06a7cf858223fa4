import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePlayer } from "../../data/accounts.ts";
import { openPopup } from "../../shell/popups/popup-queue.ts";
import { isWelcomed } from "./is-welcomed.ts";

/** Opens the welcome to the club on its page, for players who have not seen it (MODAL-06). */
export default function VipOnboardingWatch() {
  const player = usePlayer();
  const isClub = useLocation({ select: ({ pathname }) => pathname === "/vip" });
  const isNew = player !== null && !isWelcomed(player);
  useEffect(() => {
    if (isClub && isNew) openPopup("vip-onboarding");
  }, [isClub, isNew]);
  return null;
}
