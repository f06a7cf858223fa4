import type { BadgeTone } from "@houselight/ui";
import { useWords } from "../../i18n/use-words.ts";
import { Moment, State } from "../values.tsx";
import type { Column } from "./record-table.tsx";

/** Something that an operator proposes and others decide on. */
interface Stepped {
  readonly state: string;
  readonly changed_by: string;
  readonly changed_at: string;
}

/** Looks of the states of what operators propose. */
const STEP_TONES: Readonly<Record<string, BadgeTone>> = {
  proposed: "waiting",
  published: "good",
  active: "good",
  giving: "waiting",
  made: "good",
  given: "good",
  finished: "neutral",
  paused: "waiting",
};

/** Returns the columns that say how far something proposed has come, and who took its last step. */
export function useStepColumns<Row extends Stepped>(): readonly Column<Row>[] {
  const t = useWords("parts");
  return [
    {
      id: "state",
      head: t("state"),
      cell: ({ state }) => <State owner="parts" state={state} tones={STEP_TONES} />,
    },
    {
      id: "changed",
      head: t("lastStep"),
      cell: ({ changed_by, changed_at }) => (
        <span className="flex flex-col text-xs">
          <span>{changed_by}</span>
          <Moment at={changed_at} />
        </span>
      ),
    },
  ];
}
