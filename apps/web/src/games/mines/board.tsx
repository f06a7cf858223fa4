import { FIELDS, type MinesOutcome } from "@houselight/game-maths/mines";
import { clsx } from "clsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { useWords } from "./words.ts";

const SIDE = Math.sqrt(FIELDS);

type FieldState = "closed" | "safe" | "mine" | "struck";

function stateOf(field: number, outcome: MinesOutcome | null): FieldState {
  if (!outcome) return "closed";
  if (outcome.struck === field) return "struck";
  if (outcome.opened.includes(field)) return "safe";
  return outcome.board.includes(field) ? "mine" : "closed";
}

/** The arrow keys move from field to field; the others are reached by Tab from the last one. */
function fieldFrom(field: number, key: string): number {
  const [row, column] = [Math.floor(field / SIDE), field % SIDE];
  if (key === "ArrowLeft") return column > 0 ? field - 1 : field;
  if (key === "ArrowRight") return column < SIDE - 1 ? field + 1 : field;
  if (key === "ArrowUp") return row > 0 ? field - SIDE : field;
  if (key === "ArrowDown") return row < SIDE - 1 ? field + SIDE : field;
  return field;
}

/** The board of five by five tin lids; a lid that is picked opens, and at the end all mines show. */
export function MinesBoard({
  outcome,
  disabled,
  onPick,
}: {
  readonly outcome: MinesOutcome | null;
  readonly disabled: boolean;
  readonly onPick: (field: number) => void;
}) {
  const words = useWords();
  const [at, setAt] = useState(12);
  const board = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = fieldFrom(at, event.key);
    if (next === at) return;
    event.preventDefault();
    setAt(next);
    board.current?.querySelector<HTMLElement>(`[data-field="${next}"]`)?.focus();
  };
  return (
    <div className="grid min-h-0 grow place-items-center [container-type:size]">
      <div
        ref={board}
        data-drawing
        role="group"
        aria-label={words("board")}
        onKeyDown={onKeyDown}
        className="grid size-[min(100cqw,100cqh)] max-h-160 max-w-160 grid-cols-5 grid-rows-5 gap-[2%] rounded-tile bg-[#16212a] p-[2.5%] shadow-paper"
      >
        {Array.from({ length: FIELDS }, (_, field) => {
          const state = stateOf(field, outcome);
          const closed = state === "closed";
          const place = {
            row: Math.floor(field / SIDE) + 1,
            column: (field % SIDE) + 1,
          };
          const name = state === "struck" ? words("struckMine") : words(state);
          return (
            <button
              key={field}
              type="button"
              data-field={field}
              data-state={state}
              tabIndex={field === at ? 0 : -1}
              aria-label={`${words("field", place)}: ${name}`}
              aria-disabled={disabled || !closed}
              onFocus={() => setAt(field)}
              onClick={() => {
                if (!disabled && closed) onPick(field);
              }}
              className={clsx(
                "grid min-h-0 min-w-0 place-items-center rounded-[14%] motion-safe:transition-[background-color,translate] motion-safe:duration-150",
                closed && "bg-[#7d8f98] shadow-[inset_0_2px_0_#a9b8be,0_3px_0_#3d4a52]",
                closed && !disabled && "cursor-pointer hover:bg-[#95a6ae] active:translate-y-0.5",
                closed && disabled && outcome !== null && "opacity-60",
                state === "safe" && "bg-[#2f4a3d]",
                state === "mine" && "bg-[#3a2a2a]",
                state === "struck" && "bg-[#8f2f22]",
              )}
            >
              <FieldPicture state={state} />
            </button>
          );
        })}
      </div>
    </div>
  );
}

const SPIKES = [0, 45, 90, 135];

/** A rivet of a closed lid, a brass star of a safe field, a spiked ball of a mine. */
function FieldPicture({ state }: { readonly state: FieldState }) {
  if (state === "closed")
    return (
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-[30%]">
        <circle cx="10" cy="10" r="7" fill="#5c6c75" />
        <path d="M5 10h10" stroke="#3d4a52" strokeWidth="2.4" />
      </svg>
    );
  if (state === "safe")
    return (
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-[62%]">
        <path
          fill="#8a6420"
          d="M21 4l4.7 10.2 11.1 1.4-8.2 7.7 2.1 11L21 28.9l-9.7 5.4 2.1-11-8.2-7.7 11.1-1.4z"
        />
        <path
          fill="#f0bf4c"
          d="M20 2l4.7 10.2 11.1 1.4-8.2 7.7 2.1 11L20 26.9l-9.7 5.4 2.1-11-8.2-7.7 11.1-1.4z"
        />
      </svg>
    );
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={clsx("size-[66%]", state === "mine" && "opacity-75")}
    >
      {SPIKES.map((turn) => (
        <path
          key={turn}
          d="M18 2h4v36h-4z"
          fill={state === "struck" ? "#1a0d0a" : "#c9b79c"}
          transform={`rotate(${turn} 20 20)`}
        />
      ))}
      <circle cx="20" cy="20" r="11.5" fill={state === "struck" ? "#1a0d0a" : "#c9b79c"} />
      <circle cx="16.5" cy="16" r="3" fill={state === "struck" ? "#e08a5c" : "#f4ecdd"} />
    </svg>
  );
}
