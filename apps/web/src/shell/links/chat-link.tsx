import type { ReactNode } from "react";
import { askForChat } from "./ask-for-chat.ts";
import { placeOf } from "./named-places.ts";
import { opensElsewhere } from "./opens-elsewhere.ts";
import { Link } from "./anchor/link.tsx";

/** A link that opens the chat; without script it leads to the page of support (SHELL-06, SHELL-10). */
export function ChatLink({
  className,
  onOpen,
  children,
}: {
  readonly className: string;
  /** Called when the chat opens: what lies over the page makes room. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Link
      to={placeOf("supportPage") as string}
      className={className}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        askForChat();
        onOpen?.();
      }}
    >
      {children}
    </Link>
  );
}
