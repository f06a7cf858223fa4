import { Button, Skeleton } from "@houselight/ui";
import { RefusedError } from "../api/errors.ts";
import { useErrorText, useWords } from "../i18n/use-words.ts";

/** Stands where something that is read is not there yet: loading, failed with another try, or absent. */
export function ReadState({
  error,
  retry,
  isAbsent = false,
}: {
  readonly error: unknown;
  readonly retry: () => void;
  readonly isAbsent?: boolean;
}) {
  const t = useWords("parts");
  const errorText = useErrorText();
  if (error) {
    const isRefused = error instanceof RefusedError;
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        <p>{errorText(error)}</p>
        {isRefused ? null : (
          <Button size="small" onClick={retry}>
            {t("retry")}
          </Button>
        )}
      </div>
    );
  }
  if (isAbsent) return <p className="text-dim">{t("notThere")}</p>;
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-7 max-w-xl bg-surface-2" />
      <Skeleton className="h-7 max-w-md bg-surface-2" />
      <Skeleton className="h-7 max-w-lg bg-surface-2" />
    </div>
  );
}
