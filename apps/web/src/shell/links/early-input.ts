import { useEffect } from "react";
import { opensElsewhere } from "./opens-elsewhere.ts";

/** A button that sends a form is heard as its form. */
const BUTTON = "button:not([type=submit])";
const HELD = `a[href], ${BUTTON}`;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Holds what a visitor did on a page before it was hydrated. */
interface EarlyInput {
  /** Link or button that was pressed last, or sends the form that was sent. */
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
else if(kind=="submit"){if(!target.hasAttribute("action")){event.preventDefault();event.stopPropagation();early.press=event.submitter}}
else if(target.closest)early.press=target.closest("${BUTTON}")||early.press},true)`;

/**
 * Holds clicks back until the page is hydrated. On links: a router that leaves a page while it hydrates
 * throws it away with an error (https://github.com/TanStack/router/issues/8306). On buttons: nobody would
 * hear them yet.
 */
export function holdEarlyPresses(): void {
  window.addEventListener("click", hold, true);
}

/** Gives back what was entered and pressed when the page that calls it is hydrated. */
export function useReleasedInput(): void {
  useEffect(() => {
    window.removeEventListener("click", hold, true);
    const { press, fields = [] } = window.early ?? {};
    delete window.early;
    for (const [field, entered] of fields) enterAgain(field, entered);
    if (press?.isConnected) press.click();
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
  // A file that was chosen stays chosen, and no script may name one.
  if (field.type !== "file") {
    field.value = "";
    // The setter of the element itself is React's, which takes what it sets for known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(
      field,
      entered,
    );
  }
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function hold(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest(HELD) : null;
  if (!(link instanceof HTMLElement) || opensElsewhere(event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (window.early) window.early.press = link;
}
