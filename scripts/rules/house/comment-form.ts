import { isCode, isGenerated } from "../tree/paths.ts";
import type { Rule } from "../tree/source-tree.ts";

/** First words of a doc comment that reads like an indirect question. */
const QUESTION = /^\*\s*(?:\n\s*\*\s*)?(What|Whether|Who|Whom|Whose|Where|When|How)\b/;

/** Refuses a doc comment that begins with a question word: it begins with a verb, or names a thing. */
export const noQuestionComments: Rule = (tree) =>
  [...tree.files.keys()]
    .filter((path) => isCode(path) && !isGenerated(path))
    .flatMap((path) =>
      tree.syntax(path).comments.flatMap(({ text, line }) => {
        const word = QUESTION.exec(text)?.[1];
        if (word === undefined) return [];
        const message = `a doc comment begins with "${word}": begin with a verb ("Returns …", "Refuses …")`;
        return [{ path, line, rule: "question-comment", message }];
      }),
    );
