import { NOTICES_COUNTED } from "@houselight/contracts/notices";
import { buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import Bell from "lucide-react/icons/bell";
import { lazy, Suspense } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { countText } from "../../shell/menus/count-text.ts";
import { useHurriedMessages, useWholeMessages } from "../../i18n/page/messages.tsx";
import { LazyMenu } from "../../shell/menus/lazy-menu.tsx";
import { Count } from "../../shell/menus/count.tsx";

const NoticePanel = lazy(() => import("./notice-panel.tsx"));

/** The bell with the number of what is new; under it the list (NOTIFY-02). */
export function NoticeBell({ unseen }: { readonly unseen: number }) {
  const t = useTranslations("notices");
  const label = t("open", { count: unseen });
  return (
    <>
      <output className="sr-only">{unseen > 0 ? label : ""}</output>
      <LazyMenu
        label={t("title")}
        triggerLabel={label}
        triggerClassName={buttonClass({
          kind: "bare",
          size: "icon",
          className: "relative shrink-0",
        })}
        trigger={
          <>
            <Bell aria-hidden="true" className="size-5.5" />
            {unseen > 0 ? <Count text={countText(unseen, NOTICES_COUNTED)} /> : null}
          </>
        }
      >
        <Suspense fallback={<PanelSkeleton />}>
          <WithWords />
        </Suspense>
      </LazyMenu>
    </>
  );
}

const PanelSkeleton = () => <Skeleton className="h-40 w-80 max-w-full" />;

/** Waits for the words that no page carries: the list is drawn in the browser alone. */
function WithWords() {
  const hasWords = useWholeMessages();
  useHurriedMessages(useLocale(), true);
  return hasWords ? <NoticePanel /> : <PanelSkeleton />;
}
