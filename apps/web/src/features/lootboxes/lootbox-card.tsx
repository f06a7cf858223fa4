import { wordsIn } from "@houselight/contracts/locales";
import type { LootboxView } from "@houselight/contracts/lootboxes";
import { Button } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { isRefused } from "../../api/errors.ts";
import {
  applyLootboxes,
  lootboxesQuery,
  openLootbox,
} from "../../data/engagement/lootboxes/lootboxes.ts";
import { LocalTime } from "../../i18n/local-time.tsx";
import { useErrorToast } from "../../i18n/page/use-toast.ts";
import { PrizeOdds } from "../../shell/drawings/prizes/prize-odds.tsx";
import { PrizeProofButton } from "../../shell/drawings/prizes/prize-proof.tsx";
import { UnlessBonusesOff } from "../../shell/drawings/prizes/unless-bonuses-off.tsx";
import { usePrizeText } from "../../shell/drawings/prizes/use-prize-text.ts";
import { useKeptFocus } from "../../shell/pages/focus/use-kept-focus.ts";
import { BoxDrawing } from "./box-drawing.tsx";

/** One loot box: what may be in it with the chances, the press that opens it, and what was in it. */
export function LootboxCard({
  box,
  onOpened,
}: {
  readonly box: LootboxView;
  readonly onOpened: (box: LootboxView) => void;
}) {
  const t = useTranslations("lootboxes");
  const locale = useLocale();
  const text = usePrizeText();
  const heading = useId();
  // The button that opens the box leaves with its press.
  const focus = useKeptFocus<HTMLDivElement>("button");
  const title = wordsIn(box.title, locale);
  const { draw, items } = box;
  const won = draw ? items[draw.index] : undefined;
  return (
    <article
      aria-labelledby={heading}
      data-stage={box.stage}
      className="flex h-full flex-col gap-4 rounded-tile bg-surface-1 p-5 shadow-paper"
    >
      <div className="flex items-center gap-4">
        <BoxDrawing kind={box.group_key} isOpen={draw !== null} />
        <div className="min-w-0 grow">
          <h3 id={heading} className="text-lg">
            {title}
          </h3>
          <p className="text-dim text-sm">
            {t(box.activated_at ? "openedAt" : "until")}{" "}
            <LocalTime iso={box.activated_at ?? box.valid_until} />
          </p>
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {won ? (
          <>
            <p className="font-bold font-display text-lg text-pretty">
              {t("won", { prize: text(won) })}
            </p>
            <p className="mt-1 text-dim text-pretty text-sm">{t("wonText")}</p>
          </>
        ) : null}
      </div>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-sm hover:text-dim [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden="true"
            className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
          {t("inside")}
        </summary>
        <PrizeOdds prizes={items} won={draw?.index ?? null} label={`${t("inside")}: ${title}`} />
      </details>
      <div {...focus} className="mt-auto flex flex-wrap items-center gap-3">
        {draw ? (
          <PrizeProofButton draw={draw} prizes={items} name={title} />
        ) : (
          <UnlessBonusesOff>
            <OpenButton box={box} title={title} onOpened={onOpened} />
          </UnlessBonusesOff>
        )}
      </div>
    </article>
  );
}

function OpenButton({
  box: { id },
  title,
  onOpened,
}: {
  readonly box: LootboxView;
  readonly title: string;
  readonly onOpened: (box: LootboxView) => void;
}) {
  const t = useTranslations("lootboxes");
  const showError = useErrorToast();
  const queryClient = useQueryClient();
  const open = useMutation({
    mutationFn: () => openLootbox(id),
    onSuccess: (box) => {
      onOpened(box);
      applyLootboxes(queryClient, [box]);
    },
    onError: (error) => {
      showError(error);
      if (isRefused(error))
        void queryClient.invalidateQueries({ queryKey: lootboxesQuery.queryKey });
    },
  });
  const words = { open: t("open"), opening: t("opening") };
  return (
    <Button
      kind="action"
      wide
      aria-label={`${words.open}: ${title}`}
      busy={open.isPending}
      onClick={() => open.mutate()}
    >
      {open.isPending ? words.opening : words.open}
    </Button>
  );
}
