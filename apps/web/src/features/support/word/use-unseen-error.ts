import { useEffect, useRef } from "react";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";

/**
 * Returns what says in a toast why a word did not arrive, once the part that would say so is gone: whoever closed
 * the chat takes it for sent.
 */
export function useUnseenError(): (error: unknown) => void {
  const errorToast = useErrorToast();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (error) => {
    if (!isShown.current) errorToast(error);
  };
}
