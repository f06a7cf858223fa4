import { surveyConfig } from "@houselight/contracts/configuration";
import { surveyOf } from "@houselight/contracts/support";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { call } from "../../../api/call.ts";
import { isSurveyDone, keepSurveyDone, sessionBeganAt } from "./session-began.ts";
import { browserClock, START_MS, startSurveyClock } from "./survey-clock.ts";
import { ownSurvey } from "./survey-loader.ts";
import { useSurveyConditions } from "./use-survey-conditions.ts";

const configQuery = queryOptions({
  queryKey: ["survey-config"],
  queryFn: ({ signal }) => call(surveyConfig.read, {}, { signal }),
  staleTime: 10 * 60_000,
});

/** Asks a player after five minutes what they think, where the house wants to know (SUPPORT-06, SUPPORT-07). */
export default function SurveyWatch({ playerId }: { readonly playerId: number }) {
  const isOn = useSurveyFlag(playerId);
  // At five minutes it is there already; who came back to a tab loads it now.
  const { data: config } = useQuery({ ...configQuery, enabled: isOn });
  const survey = isOn && config ? surveyOf(config) : null;
  const [done, setDone] = useState<string | null>(null);
  const may = useSurveyConditions();
  const wanted = survey !== null && survey.survey_id !== done && !isSurveyDone(survey.survey_id);
  const isShown = useAfter(START_MS, wanted && may);
  if (!isShown || !survey) return null;
  const { Widget } = ownSurvey;
  return (
    <Suspense fallback={null}>
      <Widget
        survey={survey}
        onDone={() => {
          keepSurveyDone(survey.survey_id);
          setDone(survey.survey_id);
        }}
      />
    </Suspense>
  );
}

/** Returns true from the fifth minute of the session on. */
function useSurveyFlag(playerId: number): boolean {
  const queryClient = useQueryClient();
  const [isOn, setIsOn] = useState(false);
  useEffect(
    () =>
      startSurveyClock(
        sessionBeganAt(playerId, Date.now()),
        {
          preload: () => void queryClient.prefetchQuery(configQuery),
          turnOn: () => setIsOn(true),
        },
        browserClock,
      ),
    [playerId, queryClient],
  );
  return isOn;
}

/** Returns true once something has held for so long; false at once when it does not. */
function useAfter(ms: number, holds: boolean): boolean {
  const [since, setSince] = useState(false);
  useEffect(() => {
    if (!holds) return undefined;
    const stop = browserClock.after(ms, () => setSince(true));
    return () => {
      stop();
      setSince(false);
    };
  }, [holds, ms]);
  return holds && since;
}
