import type { RealityCheckView } from "@houselight/contracts/compliance";
import { showLastingToast } from "@houselight/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { realityCheckQuery } from "../../../data/compliance.ts";
import { useMoment } from "../../../i18n/local-time.tsx";
import { usePopupTurn } from "../../../shell/popups/use-popup-turn.ts";
import { askUntil } from "./ask-until.ts";
import { HISTORY } from "./history.ts";
import { RealityDialog } from "./reality-dialog.tsx";

/**
 * Asks the player to look at time and money when it is due and no round is on a stage. It stays over
 * reloads and in every tab until it is answered in one; the history alone can be read before.
 */
export default function RealityWatch({ isRoundOn }: { readonly isRoundOn: boolean }) {
  // The query is dropped with the session: nobody asks again for a guest.
  const player = usePlayer();
  const { data } = useQuery({ ...realityCheckQuery, enabled: player !== null });
  const path = useLocation({ select: ({ pathname }) => pathname });
  useWaitFor(data);
  useBreakNotice(data?.break_until ?? null);
  const isDue = player !== null && data?.due === true && !isRoundOn && !path.endsWith(HISTORY);
  return usePopupTurn("reality-check", isDue) ? <RealityDialog /> : null;
}

/** Asks the house again once the check is due, or its break is over. */
function useWaitFor(data: RealityCheckView | undefined): void {
  const queryClient = useQueryClient();
  const until = data?.break_until ?? (data?.due ? null : data?.due_at);
  const now = data?.now;
  useEffect(() => {
    if (!until || !now) return undefined;
    // Both are the server's: the browser's clock may be wrong.
    const waitMs = Date.parse(until) - Date.parse(now) + 250;
    return askUntil(
      waitMs,
      () => void queryClient.invalidateQueries({ queryKey: realityCheckQuery.queryKey }),
    );
  }, [until, now, queryClient]);
}

/** Says until when the licence wants a break. */
function useBreakNotice(until: string | null): void {
  const t = useTranslations("realityCheck");
  const moment = useMoment();
  const text = until === null ? null : t("breakUntil", { time: moment(until) });
  useEffect(() => (text === null ? undefined : showLastingToast(text, "warning")), [text]);
}
