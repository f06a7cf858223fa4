import type { QueryClient } from "@tanstack/react-query";
import { PAYMENTS_KEY } from "../../data/cashbox.ts";
import { onLive } from "../../live/handlers.ts";
import { tellCardNotice } from "./payments/card-notices.ts";

const reloadPayments = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY });

/** Live messages about the player's payments. */
export const cashboxMessages = [
  onLive("player", "payments_changes", reloadPayments),
  onLive("player", "payments_events", reloadPayments),
  onLive("player", "allsecure_notification", (_queryClient, notice) => tellCardNotice(notice)),
];
