export { frozenPlayers } from "./freeze/freeze-store.ts";
export { isQuestionnaireDue } from "./questionnaire/questionnaire.ts";
export { SUMSUB, sumsubKeys } from "./vendor/sumsub.ts";
