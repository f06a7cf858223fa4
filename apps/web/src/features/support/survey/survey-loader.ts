import { type ComponentType, lazy } from "react";
import type { SurveyProps } from "./survey-props.ts";

/** Brings a survey to the page: its script is loaded when the widget is first drawn, and not before. */
export interface SurveyLoader {
  readonly Widget: ComponentType<SurveyProps>;
}

/** The survey of the house itself: how many of five, and a few words (OPEN-18). */
export const ownSurvey: SurveyLoader = { Widget: lazy(() => import("./survey-card.tsx")) };
