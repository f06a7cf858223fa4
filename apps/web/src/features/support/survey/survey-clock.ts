/** Time of a session until the survey is due (SUPPORT-07). */
const DUE_MS = 5 * 60_000;
/** Its setting is loaded this much earlier. */
const PRELOAD_MS = 10_000;
/** The widget starts this long after all conditions hold. */
export const START_MS = 500;

export interface SurveyClock {
  now(): number;
  /** Runs something later. Returns how to stop it. */
  after(ms: number, run: () => void): () => void;
}

/** The clock of the browser. */
export const browserClock: SurveyClock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Loads the survey's setting 4:50 into a session and turns the survey's flag on at 5:00 (SUPPORT-07).
 * Returns how to stop it.
 *
 * @param sessionBeganAt moment in milliseconds at which the session of this tab began
 */
export function startSurveyClock(
  sessionBeganAt: number,
  does: { preload(): void; turnOn(): void },
  clock: SurveyClock,
): () => void {
  const until = (ms: number) => Math.max(0, sessionBeganAt + ms - clock.now());
  const stops = [
    clock.after(until(DUE_MS - PRELOAD_MS), () => does.preload()),
    clock.after(until(DUE_MS), () => does.turnOn()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The moment of a page that decides about the survey. */
export interface SurveyConditions {
  readonly isPlayer: boolean;
  readonly isOnGamePage: boolean;
  /** Any popup of the site, the bar about cookies and the question of age included (OPEN-18). */
  readonly isModalOpen: boolean;
}

/** Tells whether the widget may be shown now (SUPPORT-06). */
export const maySurvey = ({ isPlayer, isOnGamePage, isModalOpen }: SurveyConditions): boolean =>
  isPlayer && !isOnGamePage && !isModalOpen;
