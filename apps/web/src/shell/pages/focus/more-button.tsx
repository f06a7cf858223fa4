import { Button, type ButtonProps, useHeldFocus } from "@houselight/ui/button";

/** Tells of a list that comes page by page. */
interface Loaded {
  /** Absent where the list is not known, and where its pages are not counted. */
  readonly data?: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
}

/** Tells of the next page of a list. */
export interface NextPage extends Loaded {
  readonly isFetchingNextPage: boolean;
  /** Says what is loaded then. */
  fetchNextPage(): Promise<Loaded & { readonly isError: boolean }> | undefined;
}

/**
 * Loads the next page of a list, where there is one. The press that loads the last page leaves the button,
 * disabled, until the focus goes on: it would be left nowhere.
 */
export function MoreButton({
  pages,
  ...look
}: Pick<ButtonProps, "children" | "className" | "size" | "wide"> & { readonly pages: NextPage }) {
  const { hasNextPage, isFetchingNextPage } = pages;
  const { disabled: isGone, ...focus } = useHeldFocus(!hasNextPage);
  if (isGone) return null;
  return (
    <div className="contents" {...focus}>
      <Button
        {...look}
        busy={isFetchingNextPage}
        disabled={!hasNextPage}
        onClick={() => void loadNext(pages)}
      />
    </div>
  );
}

/** Asks once more where the list was read anew meanwhile: that takes the place of the page on its way. */
async function loadNext({ data, fetchNextPage }: NextPage): Promise<void> {
  const now = await fetchNextPage();
  const isReplaced =
    now?.hasNextPage && !now.isError && now.data?.pages.length === data?.pages.length;
  if (isReplaced) await fetchNextPage();
}
