const KEY = "survey-session";

/** Returns when this player's session began in this tab; a reload goes on, another player begins anew. */
export function sessionBeganAt(playerId: number, now: number): number {
  try {
    const [id, at] = (window.sessionStorage.getItem(KEY) ?? "").split(":");
    const began = Number(at);
    if (id === String(playerId) && Number.isFinite(began) && began <= now) return began;
    window.sessionStorage.setItem(KEY, `${playerId}:${now}`);
  } catch {
    // Storage is switched off: each page begins anew.
  }
  return now;
}

const doneKey = (surveyId: string): string => `survey-done:${surveyId}`;

/** Tells whether this browser has answered a survey, or put it away. */
export function isSurveyDone(surveyId: string): boolean {
  try {
    return window.localStorage.getItem(doneKey(surveyId)) !== null;
  } catch {
    return false;
  }
}

export function keepSurveyDone(surveyId: string): void {
  try {
    window.localStorage.setItem(doneKey(surveyId), "yes");
  } catch {
    // It is asked again on the next page: a nuisance, no harm.
  }
}
