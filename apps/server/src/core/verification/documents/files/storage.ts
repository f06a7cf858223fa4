/** Keeps sealed documents, each under the id that the house gave it. */
export interface DocumentFiles {
  put(id: string, sealed: Uint8Array): Promise<void>;
  get(id: string): Promise<Uint8Array>;
  remove(id: string): Promise<void>;
}

/** Returns where a document lies, two letters deep: no folder grows with the number of players. */
export const pathOf = (id: string): string => `${id.slice(0, 2)}/${id}.sealed`;
