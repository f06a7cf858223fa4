import { useQuery } from "@tanstack/react-query";
import { browserStore } from "../../../api/kept/kept-store.ts";
import { providersQuery } from "../../../data/catalogue.ts";
import { studiosConfigQuery } from "../../../data/visitor/studios/shown-studios.ts";
import { untoldStudio } from "./new-studios.ts";

/** Returns the studio that this browser is to be told of, and all that are flagged as new. */
export function useNewStudio() {
  const flagged = useQuery(studiosConfigQuery).data?.new ?? [];
  const { data: offered } = useQuery({ ...providersQuery, enabled: flagged.length > 0 });
  const studio = offered ? untoldStudio(flagged, offered, browserStore) : null;
  return { studio, flagged };
}
