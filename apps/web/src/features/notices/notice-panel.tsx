import { markNoticesSeen } from "@houselight/contracts/notices";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { showSeen, useNotices } from "../../data/visitor/notices.ts";
import { NoticeLine } from "./notice-line.tsx";

/** Shows what the player was told in the last two hours, the latest first. Opening it counts as seeing it. */
export default function NoticePanel() {
  const t = useTranslations("notices");
  const { notifications } = useNotices();
  const fresh = useSeen(notifications);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="w-88 max-w-full">
      <h2 ref={heading} tabIndex={-1} className="px-3 pt-2 pb-1 text-md outline-none">
        {t("title")}
      </h2>
      {notifications.length === 0 ? (
        <p className="px-3 pt-1 pb-3 text-dim text-sm">{t("none")}</p>
      ) : (
        <ul className="max-h-[min(30rem,70dvh)] overflow-y-auto overscroll-contain">
          {notifications.map((notice) => (
            <NoticeLine
              key={notice.id}
              notice={notice}
              isNew={fresh.has(notice.id)}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Tells the server what is seen. Returns what was new in this opening. */
function useSeen(
  notices: readonly { readonly id: number; readonly seen: boolean }[],
): ReadonlySet<number> {
  const queryClient = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unseen = notices.filter(({ seen }) => !seen).map(({ id }) => id);
  const key = unseen.join(",");
  useEffect(() => {
    if (key === "") return;
    const ids = key.split(",").map(Number);
    setFresh((before) => new Set([...before, ...ids]));
    showSeen(queryClient);
    // Unsaid, it is new again on the next page: no harm.
    void call(markNoticesSeen, { body: { up_to: Math.max(...ids) } }).catch(() => undefined);
  }, [key, queryClient]);
  return fresh;
}
