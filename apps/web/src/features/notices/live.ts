import { addHeaderNotice, addNotice } from "../../data/visitor/notices.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages that tell a player something in person. */
export const noticeMessages = [
  onLive("player", "personal_notifications", addNotice),
  onLive("player", "header_notices", addHeaderNotice),
];
