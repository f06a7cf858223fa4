import { useMatches } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { usePlayer } from "../../../data/accounts.ts";
import { maySurvey } from "./survey-clock.ts";

/** Popups, dialogs and panels of the site, in whichever way they came, and what a new browser is asked. */
const DIALOGS = '[role="dialog"], [role="alertdialog"], [data-modal]';

const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;

/** Dialogs stand beside the page, at the end of the body. */
function watchDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Tells whether the survey may be shown on this page now (SUPPORT-06). */
export function useSurveyConditions(): boolean {
  const isPlayer = usePlayer() !== null;
  const isOnGamePage = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === "stage"),
  });
  const isModalOpen = useSyncExternalStore(watchDialogs, isDialogOpen, () => true);
  return maySurvey({ isPlayer, isOnGamePage, isModalOpen });
}
