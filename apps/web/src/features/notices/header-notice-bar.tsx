import { dismissNotice, type HeaderNoticeView } from "@houselight/contracts/notices";
import { useQueryClient } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { dropNotice, useNotices } from "../../data/visitor/notices.ts";
import { askForChat } from "../../shell/links/ask-for-chat.ts";
import { NoticeIcon } from "./notice-icon.tsx";
import { NoticeLink } from "./notice-link.tsx";

const linkClass =
  "inline-flex min-h-11 shrink-0 cursor-pointer items-center text-link font-semibold";

/** Lines below the header with what the house tells players of group 916 (NOTIFY-04). */
export function HeaderNoticeBar() {
  const t = useTranslations("notices");
  const { header_notices: notices } = useNotices();
  // Read in any case: a line may come while the page is shown, and the page carries what it reads.
  const label = t("bar");
  const dismissLabel = t("dismissLine");
  if (notices.length === 0) return null;
  return (
    <section aria-label={label} className="border-line border-b bg-surface-1">
      <ul className="mx-auto w-full max-w-[90rem] px-4 md:px-8">
        {notices.map((notice) => (
          <BarLine key={notice.id} notice={notice} dismissLabel={dismissLabel} />
        ))}
      </ul>
    </section>
  );
}

function BarLine({
  notice: { id, icon, message, link },
  dismissLabel,
}: {
  readonly notice: HeaderNoticeView;
  readonly dismissLabel: string;
}) {
  const queryClient = useQueryClient();
  const line = useRef<HTMLLIElement>(null);
  const dismiss = () => {
    // The button goes with its line, and the focus would go with the button.
    const next = line.current?.nextElementSibling ?? line.current?.previousElementSibling;
    const stop = next?.querySelector<HTMLElement>(":scope > button");
    (stop ?? document.getElementById("content"))?.focus({ preventScroll: true });
    dropNotice(queryClient, id);
    // It may be gone already; if not, it comes back with the next page.
    void call(dismissNotice, { params: { id } }).catch(() => undefined);
  };
  return (
    <li ref={line} className="flex items-center gap-3 border-line border-t py-0.5 first:border-t-0">
      <NoticeIcon name={icon} className="size-5 shrink-0 text-amber" />
      <p className="flex min-w-0 grow flex-wrap items-center gap-x-4 text-sm">
        <span className="min-w-0 break-words py-1">{message}</span>
        {link ? <BarLink link={link} /> : null}
      </p>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={dismiss}
        className="-mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-dim hover:bg-surface-2 hover:text-cream"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </li>
  );
}

/** The link of a header notice: runs its function, or leads to its place. */
function BarLink({ link }: { readonly link: NonNullable<HeaderNoticeView["link"]> }) {
  if (link.fn === "openPlace")
    return (
      <NoticeLink target={link.target ?? { name: "main", parts: [] }} className={linkClass}>
        {link.text}
      </NoticeLink>
    );
  const functions = {
    openChat: askForChat,
    reloadPage: () => window.location.reload(),
  } as const;
  return (
    <button type="button" onClick={functions[link.fn]} className={linkClass}>
      {link.text}
    </button>
  );
}
