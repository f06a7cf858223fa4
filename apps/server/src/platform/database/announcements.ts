/** The listeners to a database in this process. */
export interface Listeners {
  /** Adds a listener. Returns how to take it away. */
  add(hear: (topic: string) => void): () => void;
  /** Tells each topic once. */
  tell(topics: ReadonlySet<string>): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<(topic: string) => void>();
  return {
    add(hear) {
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
      };
    },
    tell(topics) {
      for (const topic of topics) for (const hear of listeners) hear(topic);
    },
  };
}
