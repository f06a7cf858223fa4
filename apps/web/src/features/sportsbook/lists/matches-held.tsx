import { Skeleton } from "@houselight/ui/skeleton";

/** Holds the place of the lobby's matches free: two lists with their headings, side by side where there is room. */
export const MatchesHeld = () => (
  <div className="grid gap-x-6 gap-y-10 lg:grid-cols-2">
    {["live", "upcoming"].map((list) => (
      <div key={list} className="flex flex-col gap-4">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-106 rounded-tile! sm:h-67" />
      </div>
    ))}
  </div>
);
