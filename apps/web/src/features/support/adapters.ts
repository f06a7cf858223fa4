import type { ChatAdapter, ChatView } from "@houselight/contracts/support";
import type { ComponentType } from "react";
import { ContactForm } from "./contact-form.tsx";
import { LiveComposer } from "./live-composer.tsx";

/** A way to write to people of the house; what was written is shown the same for all. */
interface ChatParts {
  readonly Composer: ComponentType<{ readonly chat: ChatView }>;
  readonly isLive: boolean;
}

/** The parts of each adapter (OPEN-16). */
export const CHAT_PARTS: Readonly<Record<ChatAdapter, ChatParts>> = {
  live_chat: { Composer: LiveComposer, isLive: true },
  message_form: { Composer: ContactForm, isLive: false },
};
