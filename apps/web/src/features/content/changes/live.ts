import { noteSiteChange } from "./site-changes.ts";
import { onLive } from "../../../live/handlers.ts";

/** Live messages about settings and words of the site. */
export const contentMessages = [
  onLive("public", "site_changes", (_queryClient, change) => noteSiteChange(change)),
];
