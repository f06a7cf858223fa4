import { showToast, type ToastTone } from "@houselight/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocale } from "use-intl/react";
import { ensureMessages } from "../../data/configuration.ts";
import { errorTextOf } from "../error-text.ts";
import { translatorOf } from "../translator.ts";

type Say = (t: ReturnType<typeof translatorOf>) => string;

/**
 * Returns how something that was done is said in a toast. Nothing on the page foretells its words, so it
 * waits for the file of messages: whoever is faster than that would be shown a toast without a word.
 */
export function useToast(): (say: Say, tone?: ToastTone) => void {
  const queryClient = useQueryClient();
  const locale = useLocale();
  return useCallback(
    (say, tone) => {
      const show = () => showToast(say(translatorOf({ queryClient, locale })), tone);
      void ensureMessages(queryClient, locale).then(show, show);
    },
    [queryClient, locale],
  );
}

/** Returns how a toast says why a call came to nothing. */
export function useErrorToast(): (error: unknown) => void {
  const toast = useToast();
  return useCallback((error) => toast((t) => errorTextOf(t, error), "error"), [toast]);
}
