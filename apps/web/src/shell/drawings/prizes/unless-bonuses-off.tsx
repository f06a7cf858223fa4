import { Button } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { allowBonuses } from "../../../data/bonuses/deposit-gifts.ts";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";

/** Shows what gives prizes; to whoever has turned bonuses off it says so and offers to turn them on. */
export function UnlessBonusesOff({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("prizes.bonusesOff");
  const isOff = usePlayer()?.can_issue_bonuses === false;
  // Read for both states: a page carries the words that its first drawing reads.
  const text = t("text");
  if (!isOff) return children;
  return (
    <div className="flex w-full flex-col gap-3">
      <p className="text-pretty text-dim">{text}</p>
      <AllowBonusesButton wide />
    </div>
  );
}

/** A button that lets the player be given bonuses again. */
export function AllowBonusesButton({
  kind,
  wide = false,
  onAllowed,
}: {
  readonly kind?: "action";
  readonly wide?: boolean;
  readonly onAllowed?: () => void;
}) {
  const t = useTranslations("prizes.bonusesOff");
  const queryClient = useQueryClient();
  const errorToast = useErrorToast();
  const allow = useMutation({
    mutationFn: () => allowBonuses(queryClient),
    onSuccess: onAllowed,
    onError: errorToast,
  });
  return (
    <Button
      {...(kind ? { kind } : {})}
      wide={wide}
      className={wide ? "" : "self-start"}
      busy={allow.isPending}
      onClick={() => allow.mutate()}
    >
      {t("allow")}
    </Button>
  );
}
