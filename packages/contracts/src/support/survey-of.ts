/** A survey that is on: all three parts of `survey-config`. */
export interface Survey {
  readonly survey_id: string;
  readonly survey_collector_id: string;
}

/** Returns the survey that the setting turns on; null unless all three parts are there (SUPPORT-08). */
export function surveyOf(config: {
  readonly survey_id?: string | undefined;
  readonly survey_collector_id?: string | undefined;
  readonly is_enable_widget?: boolean | undefined;
}): Survey | null {
  const { survey_id, survey_collector_id, is_enable_widget } = config;
  if (!survey_id || !survey_collector_id || !is_enable_widget) return null;
  return { survey_id, survey_collector_id };
}
