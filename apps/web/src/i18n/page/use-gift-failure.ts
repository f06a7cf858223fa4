import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { isRefused } from "../../api/errors.ts";
import { reportError } from "../../api/report-error.ts";
import { useErrorToast } from "./use-toast.ts";

/** Returns how a failure is said and logged (BONUS-09): a gift that is refused has changed elsewhere, and is read anew. */
export function useGiftFailure(name: string, queryKey: QueryKey): (error: unknown) => void {
  const queryClient = useQueryClient();
  const errorToast = useErrorToast();
  return (error) => {
    errorToast(error);
    if (isRefused(error)) void queryClient.invalidateQueries({ queryKey });
    else void reportError(name, error);
  };
}
