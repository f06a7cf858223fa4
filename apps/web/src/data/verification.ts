import type { PlayerView } from "@houselight/contracts/accounts";
import {
  getVerification,
  type VerificationMessage,
  type VerificationView,
} from "@houselight/contracts/verification";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { applyTold } from "../api/page/apply-told.ts";
import { playerQuery } from "./accounts.ts";
import { OWN } from "./own.ts";

/** Asks where the player's verification stands. */
export const verificationQuery = queryOptions({
  queryKey: [OWN, "verification"],
  queryFn: ({ signal }) => call(getVerification, {}, { signal }),
});

/** Takes over what the server answered to something the player did. */
export function keepVerification(queryClient: QueryClient, view: VerificationView): void {
  queryClient.setQueryData(verificationQuery.queryKey, view);
}

/** Takes over what the server told by itself: the profile at once, the rest is read anew where it is shown. */
export function applyVerification(
  queryClient: QueryClient,
  { verified, sumsub_verified }: VerificationMessage,
): void {
  applyTold<PlayerView | null>(
    queryClient,
    playerQuery.queryKey,
    (player) => player && { ...player, verified, sumsub_verified },
  );
  void queryClient.invalidateQueries({ queryKey: verificationQuery.queryKey });
}
