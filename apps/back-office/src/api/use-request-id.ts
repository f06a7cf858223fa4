import { useCallback, useRef } from "react";
import { newId } from "./call.ts";

/**
 * Returns how a request gets its id: the same body keeps its id, so that it is done once however often it is
 * sent; another body is another request.
 */
export function useRequestId(): (body: object) => string {
  const last = useRef<{ readonly body: string; readonly id: string } | null>(null);
  return useCallback((body) => {
    const text = JSON.stringify(body);
    if (last.current?.body !== text) last.current = { body: text, id: newId() };
    return last.current.id;
  }, []);
}
