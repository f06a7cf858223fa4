import { useEffect } from "react";
import { opensElsewhere } from "./opens-elsewhere.ts";

/** A button that sends a form is heard as its form. */
const BUTTON = "button:not([type=submit])";
const HELD = `a[href], ${BUTTON}`;

/** Link or button that was pressed last before the page was hydrated. */
let clicked: HTMLElement | null = null;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Holds what a visitor did on a page before any script of ours ran. */
interface EarlyInput {
  /** Button that was pressed last, or sends the form that was sent. */
  press: HTMLElement | null;
  /** Holds each text that was entered, and whether a box was ticked. */
  readonly fields: ReadonlyMap<Control, string | boolean>;
}

declare global {
  interface Window {
    /** Absent once the page hears its visitor. */
    early?: EarlyInput;
  }
}

/**
 * Remembers presses on buttons, what is entered into fields, and a form that is sent, at the head of the
 * page: until it is hydrated nobody would hear of them, a field would be set back, and a form without an
 * address be lost. Links and other forms work by themselves until a script of ours runs.
 */
export const EARLY_INPUT_SCRIPT = `early={press:null,fields:new Map};
for(const kind of ["click","input","submit"])addEventListener(kind,function hear(event){const {target}=event;
if(!window.early)removeEventListener(kind,hear,true);
else if(kind=="input")early.fields.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value);
else if(kind=="submit"){if(!target.hasAttribute("action")){event.preventDefault();early.press=event.submitter}}
else if(target.closest)early.press=target.closest("${BUTTON}")||early.press},true)`;

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
    const waiting = clicked ?? window.early?.press;
    const fields = window.early?.fields ?? [];
    clicked = null;
    delete window.early;
    for (const [field, entered] of fields) enterAgain(field, entered);
    if (waiting?.isConnected) waiting.click();
  }, []);
}

/** Enters what a field was given, so that its owner hears of it: React tells changes from what it saw last. */
function enterAgain(field: Control, entered: string | boolean): void {
  if (!field.isConnected) return;
  if (typeof entered === "boolean") {
    if (field instanceof HTMLInputElement) field.checked = !entered;
    field.click();
    return;
  }
  field.value = "";
  // The setter of the element itself is React's, which takes what it sets for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, entered);
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function hold(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest(HELD) : null;
  if (!(link instanceof HTMLElement) || opensElsewhere(event)) return;
  event.preventDefault();
  event.stopPropagation();
  clicked = link;
}
