import { useEffect } from "react";
import { openPopup, type PopupName } from "../../shell/popups/popup-queue.ts";

/** Opens a popup for the page that is there for it (MODAL-11). */
export function NamedPopup({ name }: { readonly name: PopupName }) {
  useEffect(() => openPopup(name), [name]);
  return null;
}
