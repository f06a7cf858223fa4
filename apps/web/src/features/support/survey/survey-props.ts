import type { Survey } from "@houselight/contracts/support";

/** Props of a survey's widget. */
export interface SurveyProps {
  readonly survey: Survey;
  /** Answered, or put away. */
  readonly onDone: () => void;
}
