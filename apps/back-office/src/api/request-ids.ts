export interface RequestIds {
  /** Returns the id of a request: the same body keeps its id, another body is another request. */
  readonly idOf: (body: object) => string;
  /** Says that the request was done: the same body asked for anew is another request. */
  readonly done: () => void;
}

/** Gives requests their ids, so that each is done once however often it is sent. */
export function requestIds(): RequestIds {
  let last: { readonly body: string; readonly id: string } | null = null;
  return {
    idOf: (body) => {
      const text = JSON.stringify(body, inOrder);
      if (last?.body !== text) last = { body: text, id: crypto.randomUUID() };
      return last.id;
    },
    done: () => {
      last = null;
    },
  };
}

/** Puts the fields of a record in one order, whichever was filled in first. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
