import {
  type Announcement,
  type AnnouncementView,
  type HeaderNoticeView,
  type Locale,
  type NoticeIcon,
  type NoticeView,
  wordsIn,
} from "@houselight/contracts";
import type { StoredAnnouncement } from "./announcements/announcement-store.ts";
import type { Notice } from "./notice-store.ts";

export function noticeView(notice: Notice, locale: Locale): NoticeView {
  const written = notice.announcement?.kind === "notification" ? notice.announcement : null;
  const title = written ? wordsIn(written.title, locale) : null;
  const { target } = notice;
  return {
    id: Number(notice.id),
    type: notice.type,
    event: notice.event,
    title,
    text: written ? wordsIn(written.text, locale) : null,
    values: { ...notice.values },
    end_at: notice.endAt?.toISOString() ?? null,
    award_place: notice.awardPlace,
    previous_place: notice.previousPlace,
    identifier: notice.identifier,
    content: {
      icon: notice.icon as NoticeIcon,
      title,
      button: target && {
        title: written?.button ? wordsIn(written.button.title, locale) : null,
        target,
      },
    },
    timestamp: notice.createdAt.toISOString(),
    expires_at: notice.expiresAt.toISOString(),
    seen: notice.seenAt !== null,
  };
}

export function headerNoticeView(notice: Notice, locale: Locale): HeaderNoticeView {
  const { message, link } = notice.announcement as Extract<Announcement, { kind: "header" }>;
  return {
    id: Number(notice.id),
    message: wordsIn(message, locale),
    icon: notice.icon as NoticeIcon,
    link: link && { text: wordsIn(link.text, locale), fn: link.fn, target: link.target },
    expires_at: notice.expiresAt.toISOString(),
  };
}

export const announcementView = (one: StoredAnnouncement): AnnouncementView => ({
  id: one.id,
  kind: one.content.kind,
  operator: one.operator,
  audience: one.audience,
  delivered: one.delivered,
  done: one.doneAt !== null,
  created_at: one.createdAt.toISOString(),
});
