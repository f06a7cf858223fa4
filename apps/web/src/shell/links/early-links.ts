import { useEffect } from "react";
import { opensElsewhere } from "./opens-elsewhere.ts";

/** A button that sends a form works by itself, as a link does. */
const BUTTON = "button:not([type=submit])";
const HELD = `a[href], ${BUTTON}`;

/** Link or button that was pressed last before the page was hydrated. */
let clicked: HTMLElement | null = null;

declare global {
  interface Window {
    /** Button that was pressed before any script of ours ran; absent once the page hears presses. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Remembers presses on buttons, at the head of the page: until a script of ours runs nobody would hear
 * them. Links work by themselves until then.
 */
export const EARLY_PRESS_SCRIPT = `earlyPress=null;addEventListener("click",function hear(event){
if(!("earlyPress"in window))removeEventListener("click",hear,true);
else if(event.target.closest)earlyPress=event.target.closest("${BUTTON}")||earlyPress},true)`;

/**
 * Holds clicks back until the page is hydrated. On links: a router that leaves a page while it hydrates
 * throws it away with an error (https://github.com/TanStack/router/issues/8306). On buttons: nobody would
 * hear them yet.
 */
export function holdEarlyLinks(): void {
  window.addEventListener("click", hold, true);
}

/** Lets links go, the one that waits first, when the page that calls it is hydrated. */
export function useReleasedLinks(): void {
  useEffect(() => {
    window.removeEventListener("click", hold, true);
    const waiting = clicked ?? window.earlyPress;
    clicked = null;
    delete window.earlyPress;
    if (waiting?.isConnected) waiting.click();
  }, []);
}

function hold(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest(HELD) : null;
  if (!(link instanceof HTMLElement) || opensElsewhere(event)) return;
  event.preventDefault();
  event.stopPropagation();
  clicked = link;
}
