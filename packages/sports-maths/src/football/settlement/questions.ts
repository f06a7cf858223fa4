import { onLine, plainly, returned } from "./selection-result.ts";
import type { SelectionResult } from "./selection-result.ts";
import { assertNone, readGoalNumber, readHeadStart, readLine } from "./specifiers.ts";
import type { FootballState, Goals, Side } from "../state.ts";

/** Facts of a match, enough to settle every market. Regular time alone, no extra time. */
export interface FootballFacts extends Pick<FootballState, "period" | "score" | "halfTime"> {
  /** The scorers' sides, in the order of the goals. */
  readonly goals: readonly Side[];
}

/** Answers a market from what is known; null while that does not decide it. */
export type Question = (facts: FootballFacts) => readonly SelectionResult[] | null;

/** Numbers of the published unified-odds vocabulary. */
export const MARKET = {
  matchWinner: 1,
  nextGoal: 8,
  doubleChance: 10,
  drawNoBet: 11,
  europeanHandicap: 14,
  asianHandicap: 16,
  total: 18,
  homeTotal: 19,
  awayTotal: 20,
  oddEven: 26,
  bothScore: 29,
  correctScore: 45,
  halfTimeFullTime: 47,
  firstHalfWinner: 60,
  firstHalfTotal: 68,
} as const;

/** Makes a question from the specifiers of its market. @throws RangeError when they are not its own. */
type ReadQuestion = (specifiers: string) => Question;

const QUESTIONS: Readonly<Record<number, ReadQuestion>> = {
  [MARKET.matchWinner]: atTheEnd(({ score }) => winner(score)),
  [MARKET.nextGoal]: nextGoal,
  [MARKET.doubleChance]: atTheEnd(doubleChance),
  [MARKET.drawNoBet]: atTheEnd(drawNoBet),
  [MARKET.europeanHandicap]: europeanHandicap,
  [MARKET.asianHandicap]: asianHandicap,
  [MARKET.total]: (specifiers) => {
    const line = readLine("total", specifiers);
    return ({ period, score }) => total(line, goalsOf(score), period === "over");
  },
  [MARKET.homeTotal]: sideTotal("home"),
  [MARKET.awayTotal]: sideTotal("away"),
  [MARKET.oddEven]: atTheEnd(({ score }) => pair("odd", "even", goalsOf(score) % 2 === 1)),
  [MARKET.bothScore]: withoutSpecifiers(bothScore),
  [MARKET.correctScore]: withoutSpecifiers(correctScore),
  [MARKET.halfTimeFullTime]: withoutSpecifiers(halfTimeFullTime),
  [MARKET.firstHalfWinner]: withoutSpecifiers(({ halfTime }) => halfTime && winner(halfTime)),
  [MARKET.firstHalfTotal]: (specifiers) => {
    const line = readLine("total", specifiers);
    return ({ period, score, halfTime }) => {
      if (halfTime) return total(line, goalsOf(halfTime), true);
      return period === "first" ? total(line, goalsOf(score), false) : null;
    };
  },
};

/** Returns the question of a market. @throws RangeError for a market that football here has not. */
export function questionOf(marketId: number, specifiers: string): Question {
  const read = QUESTIONS[marketId];
  if (!read) throw new RangeError(`football has no market ${marketId}`);
  return read(specifiers);
}

function withoutSpecifiers(question: Question): ReadQuestion {
  return (specifiers) => {
    assertNone(specifiers);
    return question;
  };
}

/** Makes a question that only the final score decides. */
function atTheEnd(answer: (facts: FootballFacts) => readonly SelectionResult[]): ReadQuestion {
  return withoutSpecifiers((facts) => (facts.period === "over" ? answer(facts) : null));
}

const goalsOf = ({ home, away }: Goals): number => home + away;

function leaderOf({ home, away }: Goals): Side | "draw" {
  if (home === away) return "draw";
  return home > away ? "home" : "away";
}

const oneOf = (ids: readonly string[], right: string): readonly SelectionResult[] =>
  ids.map((id) => plainly(id, id === right));

const pair = (first: string, second: string, isFirst: boolean): readonly SelectionResult[] =>
  oneOf([first, second], isFirst ? first : second);

const THREE_WAYS = ["home", "draw", "away"] as const;

const winner = (score: Goals): readonly SelectionResult[] => oneOf(THREE_WAYS, leaderOf(score));

function doubleChance({ score }: FootballFacts): readonly SelectionResult[] {
  const leader = leaderOf(score);
  return [
    plainly("home_draw", leader !== "away"),
    plainly("home_away", leader !== "draw"),
    plainly("draw_away", leader !== "home"),
  ];
}

function drawNoBet({ score }: FootballFacts): readonly SelectionResult[] {
  const leader = leaderOf(score);
  return leader === "draw"
    ? [returned("home"), returned("away")]
    : pair("home", "away", leader === "home");
}

function europeanHandicap(specifiers: string): Question {
  const headStart = readHeadStart(specifiers);
  return ({ period, score }) =>
    period === "over"
      ? winner({ home: score.home + headStart.home, away: score.away + headStart.away })
      : null;
}

function asianHandicap(specifiers: string): Question {
  const handicap = readLine("hcp", specifiers);
  return ({ period, score }) => {
    if (period !== "over") return null;
    const ahead = 4 * (score.home - score.away) + handicap;
    return [onLine("home", ahead), onLine("away", -ahead)];
  };
}

/** Settles a total at the end, or as soon as the whole stake on over has won: goals only grow. */
function total(line: number, goals: number, isFinal: boolean): readonly SelectionResult[] | null {
  const above = 4 * goals - line;
  if (!isFinal && above < 2) return null;
  return [onLine("over", above), onLine("under", -above)];
}

/** Makes the question of the goals of one side. */
function sideTotal(side: Side): ReadQuestion {
  return (specifiers) => {
    const line = readLine("total", specifiers);
    return ({ period, score }) => total(line, score[side], period === "over");
  };
}

function bothScore({ period, score }: FootballFacts): readonly SelectionResult[] | null {
  const both = score.home > 0 && score.away > 0;
  return both || period === "over" ? pair("yes", "no", both) : null;
}

/** Most goals of a side that a correct score names; what is beyond them is "other". */
const CORRECT_SCORE_MOST = 4;
const CORRECT_SCORES = [0, 1, 2, 3, 4].flatMap((home) =>
  [0, 1, 2, 3, 4].map((away) => `${home}:${away}`),
);
const CORRECT_SCORE_IDS = [...CORRECT_SCORES, "other"];

function correctScore({ period, score }: FootballFacts): readonly SelectionResult[] | null {
  if (score.home > CORRECT_SCORE_MOST || score.away > CORRECT_SCORE_MOST)
    return oneOf(CORRECT_SCORE_IDS, "other");
  return period === "over" ? oneOf(CORRECT_SCORE_IDS, `${score.home}:${score.away}`) : null;
}

const HALF_TIME_FULL_TIME = THREE_WAYS.flatMap((half) =>
  THREE_WAYS.map((full) => `${half}/${full}`),
);

function halfTimeFullTime({
  period,
  score,
  halfTime,
}: FootballFacts): readonly SelectionResult[] | null {
  if (period !== "over" || !halfTime) return null;
  return oneOf(HALF_TIME_FULL_TIME, `${leaderOf(halfTime)}/${leaderOf(score)}`);
}

/** Selections of the next goal. */
export const NEXT_GOAL_IDS = ["home", "none", "away"] as const;

function nextGoal(specifiers: string): Question {
  const number = readGoalNumber(specifiers);
  return ({ period, goals }) => {
    const side = goals[number - 1];
    if (side) return oneOf(NEXT_GOAL_IDS, side);
    return period === "over" ? oneOf(NEXT_GOAL_IDS, "none") : null;
  };
}
