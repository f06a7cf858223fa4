import type { EndpointOutput } from "@houselight/contracts/endpoint";
import { listSurveyAnswers } from "@houselight/contracts/support";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, TextFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Moment } from "../../parts/values.tsx";

type Answer = EndpointOutput<typeof listSurveyAnswers>[number];

/** Answers of a survey, which is named by its id (setting `survey-config`). */
export default function SurveysScreen() {
  const t = useWords("support");
  const [{ survey }, setFilters] = useFilters({ survey: "" });
  const listing = useListing(
    listSurveyAnswers,
    { query: { survey_id: survey } },
    { rows: (page) => page, next: ({ id }) => ({ before: id }), enabled: survey !== "" },
  );
  return (
    <Page title={t("surveys")} about={t("surveysAbout")}>
      <Filters>
        <TextFilter
          label={t("surveyId")}
          value={survey}
          onChange={(next) => setFilters({ survey: next })}
        />
      </Filters>
      {survey === "" ? null : (
        <Records
          label={t("surveys")}
          listing={listing}
          columns={columnsOf(t)}
          keyOf={({ id }) => id}
          empty={t("noAnswers")}
        />
      )}
    </Page>
  );
}

function columnsOf(t: ReturnType<typeof useWords>): readonly Column<Answer>[] {
  return [
    {
      id: "player",
      head: t("player"),
      isMain: true,
      cell: ({ player_id }) => `#${player_id}`,
      to: ({ player_id }) => `/players/${player_id}`,
    },
    { id: "rating", head: t("rating"), atEnd: true, cell: ({ rating }) => rating },
    { id: "text", head: t("words"), cell: ({ text }) => text },
    {
      id: "collector",
      head: t("collector"),
      cell: (row) => <code>{row.survey_collector_id}</code>,
    },
    { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
  ];
}
