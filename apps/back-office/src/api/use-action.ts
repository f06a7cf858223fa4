import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";
import { showToast } from "@houselight/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useErrorText } from "../i18n/use-words.ts";
import { call } from "./call.ts";
import { RefusedError } from "./errors.ts";

/** Longer than a screen takes to show what it has read. */
const SHOWN_WITHIN_MS = 500;

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
 * touches is more than its answer. `done` is said once it has succeeded. A refusal whose place goes with what is
 * read then, as another operator was first, is said where `done` would be.
 */
export function useAction<E extends EndpointShape>(endpoint: E, done?: string): Action<E> {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isRunning = useRef(false);
  const errorText = useErrorText();
  const refused = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (refused.current !== null) showToast(refused.current, "error");
    },
    [],
  );
  const readAnew = async () => {
    await queries.invalidateQueries();
    setTimeout(() => {
      refused.current = null;
    }, SHOWN_WITHIN_MS);
  };
  const run = async (input: EndpointCall<E>): Promise<EndpointOutput<E> | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    refused.current = null;
    setBusy(true);
    setError(null);
    try {
      const answer = await call(endpoint, input);
      if (done !== undefined) showToast(done, "success");
      return answer;
    } catch (fault) {
      setError(fault);
      // Whose session has ended is asked to sign in.
      if (fault instanceof RefusedError && fault.status !== 401) refused.current = errorText(fault);
      return null;
    } finally {
      isRunning.current = false;
      setBusy(false);
      void readAnew();
    }
  };
  const forget = () => {
    setError(null);
    refused.current = null;
  };
  return { run, busy, error, forget };
}
