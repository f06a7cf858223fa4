import { useEffect } from "react";
import { openPopup } from "../../../shell/popups/popup-queue.ts";
import { useNewStudio } from "./new-studio-query.ts";

/** Opens the popup of a studio that is new here, once in a browser (MODAL-05). */
export default function NewStudioWatch() {
  const slug = useNewStudio().studio?.slug;
  useEffect(() => {
    if (slug) openPopup("new-provider");
  }, [slug]);
  return null;
}
