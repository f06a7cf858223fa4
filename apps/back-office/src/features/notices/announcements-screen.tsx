import {
  type AnnouncementView,
  listAnnouncements,
  sendAnnouncement,
} from "@houselight/contracts/notices";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { ProposeDialog } from "../../parts/schema/propose-dialog.tsx";
import { Count, Moment } from "../../parts/values.tsx";

/** Lists what operators told players, with the way to tell them something. */
export default function AnnouncementsScreen() {
  const t = useWords("notices");
  const listing = useListing(
    listAnnouncements,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ before: id }),
    },
  );
  return (
    <Page
      title={t("announcements")}
      about={t("about")}
      actions={
        <ProposeDialog
          endpoint={sendAnnouncement}
          opens={t("send")}
          title={t("sendTitle")}
          submit={t("send")}
          done={t("sent")}
        />
      }
    >
      <Records
        label={t("announcements")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("none")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<AnnouncementView>[] {
  const t = useWords("notices");
  return [
    { id: "at", head: t("at"), isMain: true, cell: ({ created_at }) => <Moment at={created_at} /> },
    { id: "kind", head: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
    { id: "to", head: t("to"), cell: ({ audience }) => <Audience audience={audience} /> },
    { id: "by", head: t("by"), cell: ({ operator }) => operator },
    {
      id: "delivered",
      head: t("delivered"),
      atEnd: true,
      cell: ({ delivered }) => <Count value={delivered} />,
    },
    { id: "done", head: t("state"), cell: ({ done }) => (done ? t("done") : t("underWay")) },
  ];
}

function Audience({ audience }: { readonly audience: AnnouncementView["audience"] }) {
  const t = useWords("notices");
  if ("group" in audience) return <>{t("group", { id: audience.group })}</>;
  return <>{t("players", { count: audience.players.length })}</>;
}
