import { Button } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { verificationQuery } from "../../data/verification.ts";
import { DocumentsPart } from "./documents-part.tsx";
import { QuestionnairePart } from "./questionnaire-part.tsx";
import { StatusPart } from "./status-part.tsx";

/** Shows where a player's verification stands and what is next (PROFILE-07). */
export function VerificationPage() {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery(verificationQuery);
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("verification.title")}</h1>
      <p className="mt-3 max-w-[38rem] text-dim text-md">{t("verification.text")}</p>
      {isError && !data ? (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-4">
          <p>{t("verification.failed")}</p>
          <Button onClick={() => void refetch()}>{t("site.retry")}</Button>
        </div>
      ) : null}
      {!data && !isError ? (
        <div className="mt-6 flex flex-col gap-4">
          <Skeleton className="h-56 rounded-tile" />
          <Skeleton className="h-96 rounded-tile" />
        </div>
      ) : null}
      {data ? (
        <div className="mt-6 flex flex-col gap-4">
          <StatusPart view={data} />
          {data.questionnaire.state === "due" ? <QuestionnairePart view={data} /> : null}
          <DocumentsPart view={data} />
          {data.questionnaire.state === "due" ? null : <QuestionnairePart view={data} />}
        </div>
      ) : null}
    </div>
  );
}
