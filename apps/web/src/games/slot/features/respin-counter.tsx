import type { RoundView } from "@houselight/contracts/house-games";
import type { SlotRules } from "@houselight/game-maths/slot";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { type SlotLook, symbolPicture } from "../slot-look.ts";
import type { Show } from "../stage/director.ts";
import { stepsOf } from "./feature-words.ts";

/** Shows which spin of a reel that stays this is, how many there can be, and what they have paid. */
export function RespinCounter({
  look,
  rules,
  show: { beat, step },
  round,
}: {
  readonly look: SlotLook;
  readonly rules: SlotRules;
  readonly show: Show;
  readonly round: RoundView;
}) {
  const t = useTranslations("games");
  const money = useMoney();
  const { stickyReel } = rules.mechanics;
  if (!stickyReel || step?.kind !== "respin" || !("step" in beat)) return null;
  const before = stepsOf(round).slice(0, beat.step + 1);
  const played = before.filter(({ kind }) => kind === "respin").length;
  const paidCents = step.total_cents - (beat.kind === "spin" ? step.payout_cents : 0);
  return (
    <div
      data-respin={played}
      className="flex items-center gap-3 rounded-tile bg-ink/85 px-4 py-1.5 low:py-1"
    >
      <Filling look={look} symbol={stickyReel.symbol} share={played / stickyReel.maxRespins} />
      <div className="flex flex-col gap-1.5 low:gap-0.5">
        <p className="money flex gap-3 font-semibold text-sm">
          <span>{t("slotRules.respin", { played })}</span>
          <span>{t("freeSpinsSoFar", { amount: money(paidCents, round.currency) })}</span>
        </p>
        <div aria-hidden="true" className="flex w-full gap-1">
          {Array.from({ length: stickyReel.maxRespins }, (_, spin) => (
            <span
              key={spin}
              className={clsx(
                "h-1.5 grow rounded-full",
                spin < played ? "bg-amber" : "bg-line-strong",
              )}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The symbol that stays, filled from below with each spin. */
function Filling({
  look,
  symbol,
  share,
}: {
  readonly look: SlotLook;
  readonly symbol: string;
  readonly share: number;
}) {
  const picture = { src: symbolPicture(look, symbol), width: 40, height: 40 };
  return (
    <span className="relative block size-10 low:size-8">
      <img {...picture} alt="" className="size-full opacity-30 grayscale" />
      <img
        {...picture}
        alt=""
        className="absolute inset-0 size-full transition-[clip-path] duration-500 motion-reduce:transition-none"
        style={{ clipPath: `inset(${Math.round((1 - Math.min(1, share)) * 100)}% 0 0 0)` }}
      />
    </span>
  );
}
