/** A value that this browser keeps, for all its tabs. */
export interface KeptValue<Value> {
  /** Returns the value now; the same object as long as it does not change. */
  read(): Value;
  write(value: Value): void;
  /** Tells of each change, also in another tab. Returns how to end that. */
  subscribe(tell: () => void): () => void;
}

/**
 * Makes a value that this browser keeps under a name. `readText` makes sense of any text, also of one that was
 * changed by hand, and of none. Without storage the value lasts as long as the page.
 */
export function keptValue<Value>(
  name: string,
  readText: (text: string | null) => Value,
  textOf: (value: Value) => string,
): KeptValue<Value> {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly value: Value } | null = null;
  let isStored = true;
  const stored = (): string | null => {
    try {
      if (isStored) return window.localStorage.getItem(name);
    } catch {
      isStored = false;
    }
    return known?.text ?? null;
  };
  const tellAll = () => {
    for (const tell of listeners) tell();
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === name || key === null) tellAll();
  };
  return {
    read() {
      const text = stored();
      if (known === null || known.text !== text) known = { text, value: readText(text) };
      return known.value;
    },
    write(value) {
      const text = textOf(value);
      known = { text, value };
      try {
        window.localStorage.setItem(name, text);
        isStored = true;
      } catch {
        // Full or blocked: the value lasts as long as this page.
        isStored = false;
      }
      tellAll();
    },
    subscribe(tell) {
      if (listeners.size === 0) window.addEventListener("storage", hear);
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
        if (listeners.size === 0) window.removeEventListener("storage", hear);
      };
    },
  };
}
