import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";
import { showToast } from "@houselight/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "./call.ts";

/** Something that an operator does: one call at a time. */
export interface Action<E extends EndpointShape> {
  /** Sends the call; resolves with the answer, or with null when it came to nothing. */
  readonly run: (input: EndpointCall<E>) => Promise<EndpointOutput<E> | null>;
  readonly busy: boolean;
  /** Fault of the last call; null when there is none. */
  readonly error: unknown;
  readonly forget: () => void;
}

/**
 * Prepares a call that changes something. Afterwards everything on the screen is read anew: what an action
 * touches is more than its answer. `done` is said once it has succeeded.
 */
export function useAction<E extends EndpointShape>(endpoint: E, done?: string): Action<E> {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isRunning = useRef(false);
  const run = async (input: EndpointCall<E>): Promise<EndpointOutput<E> | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setError(null);
    try {
      const answer = await call(endpoint, input);
      if (done !== undefined) showToast(done, "success");
      return answer;
    } catch (fault) {
      setError(fault);
      return null;
    } finally {
      isRunning.current = false;
      setBusy(false);
      void queries.invalidateQueries();
    }
  };
  return { run, busy, error, forget: () => setError(null) };
}
