import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { latestPaymentsQuery } from "../../../data/cashbox.ts";
import { limitsQuery } from "../../../data/compliance.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Offers a limit on deposits before the first one, to whoever has set none. */
export function LimitPrompt() {
  const t = useTranslations();
  const isPlayer = usePlayer() !== null;
  const { data: payments } = useQuery({ ...latestPaymentsQuery, enabled: isPlayer });
  const { data: limits } = useQuery({ ...limitsQuery, enabled: isPlayer });
  // Read for all states: a page carries the words that its first drawing reads.
  const words = { text: t("cashbox.limitFirst"), link: t("limits.add") };
  if (!payments || !limits) return null;
  const hasDeposited = payments.some(
    ({ action, state }) => action === "deposit" && state === "succeeded",
  );
  if (hasDeposited || limits.some(({ type }) => type === "deposit")) return null;
  return (
    <p className="rounded-control bg-surface-2 px-4 py-3 text-pretty text-sm">
      {words.text}{" "}
      <Link to="/profile/limits" className="text-link">
        {words.link}
      </Link>
    </p>
  );
}
