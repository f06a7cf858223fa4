import { type Match, minuteAt, REPRICED_MS } from "./match.ts";

/** Something of a match that the feed tells, and when, milliseconds. */
export interface Step {
  readonly at: number;
  readonly kind:
    | "announced"
    | "repriced"
    | "kick_off"
    | "alarm"
    | "minute"
    | "corrected"
    | "ended"
    | "confirmed"
    | "closed";
  /** Why the market stops, of an alarm. */
  readonly reason?: "POSSIBLE_GOAL" | "POSSIBLE_RED_CARD";
}

/** The market stops so long before a goal shows, milliseconds. */
const ALARM_MS = 3_000;
const WHOLE = 90;

const kept = new WeakMap<Match, readonly Step[]>();

/** Returns all that the feed tells of a match, in the order of time. */
export function stepsOf(match: Match): readonly Step[] {
  let steps = kept.get(match);
  if (!steps) {
    steps = [...beforeStart(match), ...inPlay(match), ...afterEnd(match)].toSorted(
      (a, b) => a.at - b.at,
    );
    kept.set(match, steps);
  }
  return steps;
}

function beforeStart({ announcedAt, kickOff, repriceOffset }: Match): Step[] {
  const steps: Step[] = [{ at: announcedAt, kind: "announced" }];
  for (let at = announcedAt + REPRICED_MS + repriceOffset; at < kickOff; at += REPRICED_MS)
    steps.push({ at, kind: "repriced" });
  return steps;
}

function inPlay(match: Match): Step[] {
  const { kickOff, breakAt, secondHalfAt, endedAt, course, correctedAt } = match;
  const minutes = Array.from({ length: WHOLE }, (_, at) => minuteAt(match, at + 1));
  const alarms = new Map<number, NonNullable<Step["reason"]>>();
  for (const minute of match.falseAlarms) alarms.set(minute, "POSSIBLE_GOAL");
  for (const { minute } of course.reds) alarms.set(minute, "POSSIBLE_RED_CARD");
  for (const { minute } of course.goals) alarms.set(minute, "POSSIBLE_GOAL");
  const steps: Step[] = [
    { at: kickOff, kind: "kick_off" },
    ...[...minutes, breakAt, secondHalfAt].map((at) => ({ at, kind: "minute" }) as const),
    ...[...alarms].map(
      ([minute, reason]) =>
        ({ at: minuteAt(match, minute) - ALARM_MS, kind: "alarm", reason }) as const,
    ),
    ...(correctedAt === null ? [] : [{ at: correctedAt, kind: "corrected" } as const]),
  ];
  return steps.filter(({ at }) => at < endedAt);
}

const afterEnd = ({ endedAt, confirmedAt, closedAt }: Match): Step[] => [
  { at: endedAt, kind: "ended" },
  { at: confirmedAt, kind: "confirmed" },
  { at: closedAt, kind: "closed" },
];

/** Returns which change of prices before the start holds at a moment, from 0 on. */
export const repriceNumber = ({ announcedAt, repriceOffset }: Match, at: number): number =>
  Math.max(0, Math.floor((at - announcedAt - repriceOffset) / REPRICED_MS));
