import { Dialog } from "@houselight/ui";
import { clsx } from "clsx";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useMay } from "../data/operator.ts";
import { useWords } from "../i18n/use-words.ts";
import { menuOf } from "./screens.ts";

const OPEN = "office-palette";

/** Opens the palette from anywhere. */
export const openPalette = (): void => {
  window.dispatchEvent(new Event(OPEN));
};

/** Says what the palette finds for this operator. */
export function useSearchLabel(): string {
  const t = useWords("shell");
  const may = useMay();
  if (may("players.read")) return t("search");
  return t(may("payments.read") ? "searchPayments" : "searchScreens");
}

interface Destination {
  readonly id: string;
  readonly label: string;
  readonly to: string;
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Opens on Ctrl+K, or on "/" outside of fields: goes to a screen by its name, or looks for a player or a payment. */
export function CommandPalette() {
  const t = useWords("shell");
  const label = useSearchLabel();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = () => setOpen(true);
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isShortcut && (event.key !== "/" || isTyping(event))) return;
      event.preventDefault();
      open();
    };
    window.addEventListener(OPEN, open);
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener(OPEN, open);
      window.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={label} closeLabel={t("close")}>
      {isOpen ? <Palette onDone={() => setOpen(false)} /> : null}
    </Dialog>
  );
}

/** Nobody means a payment by fewer characters: references are longer. */
const REFERENCE_LEAST = 6;

/** Lists where a text may lead: screens whose name holds it, and the searches of players and of payments. */
function useDestinations(text: string): readonly Destination[] {
  const t = useWords("shell");
  const may = useMay();
  const wanted = text.trim().toLowerCase();
  const screens = menuOf(may).flatMap(({ area, entries }) =>
    entries.map(({ path, name }) => ({
      id: path,
      to: path,
      label: area === "start" ? t(`menu.${name}`) : `${t(`areas.${area}`)} › ${t(`menu.${name}`)}`,
    })),
  );
  const found = screens.filter(({ label }) => label.toLowerCase().includes(wanted));
  const asked = text.trim();
  const search = (id: string, to: string, key: string): Destination => ({
    id,
    to: `${to}=${encodeURIComponent(asked)}`,
    label: t(key, { text: asked }),
  });
  return [
    ...found,
    ...(asked.length >= 2 && may("players.read")
      ? [search("player", "/players?text", "findPlayer")]
      : []),
    ...(asked.length >= REFERENCE_LEAST && may("payments.read")
      ? [search("payment", "/payments?reference", "findPayment")]
      : []),
  ];
}

function Palette({ onDone }: { readonly onDone: () => void }) {
  const label = useSearchLabel();
  const router = useRouter();
  const listId = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const destinations = useDestinations(text);
  const at = Math.min(chosen, destinations.length - 1);
  const go = (destination: Destination | undefined) => {
    if (!destination) return;
    onDone();
    router.history.push(destination.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") setChosen(Math.min(at + 1, destinations.length - 1));
    else if (event.key === "ArrowUp") setChosen(Math.max(at - 1, 0));
    else if (event.key === "Enter") go(destinations[at]);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        // The palette is opened to write into it.
        ref={(input) => input?.focus()}
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={destinations[at] ? `${listId}-${at}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        className="mb-2 min-h-11 w-full rounded-control border border-line-strong bg-ink px-3"
      />
      <div id={listId} role="listbox" aria-label={label} className="max-h-80 overflow-y-auto">
        {destinations.map((destination, index) => (
          <button
            key={destination.id}
            id={`${listId}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => go(destination)}
            className={clsx(
              "block min-h-9 w-full cursor-pointer rounded-control px-3 py-1.5 text-left text-sm hover:bg-surface-2",
              index === at && "bg-surface-2",
            )}
          >
            {destination.label}
          </button>
        ))}
      </div>
    </>
  );
}
