import { type PwaEvent, reportPwaEvent } from "@houselight/contracts/tracking";
import { call } from "../../../api/call.ts";
import { openPopup } from "../popup-queue.ts";

/** The browser's own offer to install the site. */
export interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** Kept until somebody asks for it: it opens once. */
let kept: InstallPrompt | null = null;

/** Keeps the browser's offer for the button of the site. */
export function keepPrompt(prompt: InstallPrompt | null): void {
  kept = prompt;
}

/** Tells the house of a step; nothing waits for it. */
export const tellPwaEvent = (event: PwaEvent): void =>
  void call(reportPwaEvent, { body: { event } }).catch(() => undefined);

/** Installs the site by the browser's offer; a browser that makes none is shown how (MODAL-18). */
export async function installSite(): Promise<void> {
  const prompt = kept;
  keepPrompt(null);
  if (!prompt) {
    openPopup("install-guide");
    tellPwaEvent("guide_shown");
    return;
  }
  await prompt.prompt();
  const { outcome } = await prompt.userChoice;
  tellPwaEvent(`prompt_${outcome}`);
}
