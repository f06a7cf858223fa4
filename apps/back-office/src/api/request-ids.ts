import { newId } from "./call.ts";

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
      const text = JSON.stringify(body);
      if (last?.body !== text) last = { body: text, id: newId() };
      return last.id;
    },
    done: () => {
      last = null;
    },
  };
}
