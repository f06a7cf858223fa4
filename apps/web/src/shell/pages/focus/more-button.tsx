import { Button, type ButtonProps, useHeldFocus } from "@houselight/ui/button";

/** Tells, for a list that comes page by page, of its next page. */
export interface NextPage {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

/**
 * Loads the next page of a list, where there is one. The press that loads the last page leaves the button,
 * disabled, until the focus goes on: it would be left nowhere.
 */
export function MoreButton({
  pages: { hasNextPage, isFetchingNextPage, fetchNextPage },
  ...look
}: Pick<ButtonProps, "children" | "className" | "size" | "wide"> & { readonly pages: NextPage }) {
  const { disabled: isGone, ...focus } = useHeldFocus(!hasNextPage);
  if (isGone) return null;
  return (
    <div className="contents" {...focus}>
      <Button
        {...look}
        busy={isFetchingNextPage}
        disabled={!hasNextPage}
        onClick={() => void fetchNextPage()}
      />
    </div>
  );
}
