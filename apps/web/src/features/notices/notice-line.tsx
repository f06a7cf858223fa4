import { dismissNotice, type NoticeView } from "@houselight/contracts/notices";
import { buttonClass } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { useLocale, useTranslations } from "use-intl/react";
import { isRefused } from "../../api/errors.ts";
import { call } from "../../api/call.ts";
import { dropNotice } from "../../data/visitor/notices.ts";
import { useErrorToast } from "../../i18n/page/use-toast.ts";
import { NoticeIcon } from "./notice-icon.tsx";
import { NoticeLink } from "./notice-link.tsx";
import { useNoticeWords } from "./use-notice-words.ts";

/** One notice: what it says, since when, and where it leads. */
export function NoticeLine({
  notice,
  isNew,
  onGone,
}: {
  readonly notice: NoticeView;
  readonly isNew: boolean;
  readonly onGone: () => void;
}) {
  const t = useTranslations("notices");
  const { title, text, button } = useNoticeWords()(notice);
  const dismiss = useDismiss(onGone);
  const { icon, button: leads } = notice.content;
  return (
    <li className="relative flex gap-3 border-line border-t py-3 pr-1 pl-3 first:border-t-0">
      <NoticeIcon name={icon} className={clsx("mt-0.5 size-5 shrink-0", !isNew && "text-dim")} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong className="break-words text-sm">{title}</strong>
          {isNew ? <span className="text-amber text-xs">{t("new")}</span> : null}
        </p>
        <p className="mt-0.5 break-words text-dim text-sm">{text}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          {leads && button ? (
            <NoticeLink target={leads.target} className={`${buttonClass({ size: "medium" })} my-1`}>
              {button}
            </NoticeLink>
          ) : null}
          <Moment iso={notice.timestamp} />
        </p>
      </div>
      <button
        type="button"
        aria-label={t("dismiss", { title })}
        onClick={() => dismiss.mutate(notice.id)}
        className="-mt-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-dim hover:bg-surface-2 hover:text-cream"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </li>
  );
}

function Moment({ iso }: { readonly iso: string }) {
  const locale = useLocale();
  const text = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(iso));
  return (
    <time dateTime={iso} className="money text-dim text-xs">
      {text}
    </time>
  );
}

/** Asks the house to take a notice away, and shows it no more. */
function useDismiss(onGone: () => void) {
  const queryClient = useQueryClient();
  const errorToast = useErrorToast();
  const drop = (id: number) => {
    dropNotice(queryClient, id);
    onGone();
  };
  return useMutation({
    mutationFn: (id: number) => call(dismissNotice, { params: { id } }),
    onSuccess: (_answer, id) => drop(id),
    onError: (error, id) => {
      // It is gone already, in another tab or by its time.
      if (isRefused(error)) drop(id);
      else errorToast(error);
    },
  });
}
