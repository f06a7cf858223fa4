import { type ConversationFileView, getConversation } from "@houselight/contracts/support";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { readKey } from "../../api/queries.ts";

/** A conversation that is looked at is read anew this often. */
const EVERY_MS = 3_000;

/** A conversation as far as it was read. */
export interface ConversationRead {
  /** Undefined before the first answer. */
  readonly file: ConversationFileView | undefined;
  /** The oldest first. */
  readonly messages: ConversationFileView["messages"];
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  readonly loadEarlier: () => void;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Reads a conversation with its latest messages, and page by page those before them. */
export function useConversation(id: number): ConversationRead {
  const params = { id };
  const found = useInfiniteQuery({
    queryKey: [...readKey(getConversation, { params }), "pages"],
    queryFn: ({ pageParam }) => call(getConversation, { params, query: pageParam }),
    initialPageParam: {} as { readonly before?: number },
    getNextPageParam: ({ has_more, messages: [oldest] }) =>
      has_more && oldest ? { before: oldest.id } : null,
    refetchInterval: EVERY_MS,
  });
  const pages = found.data?.pages ?? [];
  return {
    file: pages[0],
    messages: pages.toReversed().flatMap(({ messages }) => messages),
    hasEarlier: found.hasNextPage,
    isLoadingEarlier: found.isFetchingNextPage,
    loadEarlier: () => void found.fetchNextPage(),
    error: found.error,
    retry: () => void found.refetch(),
  };
}
