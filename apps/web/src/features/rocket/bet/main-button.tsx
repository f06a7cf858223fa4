import type { OwnRocketBetView, RocketRoundView } from "@houselight/contracts/rocket";
import { Button, buttonClass } from "@houselight/ui/button";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { shownMultiplier, worthOf } from "../../../data/engagement/rocket/flight.ts";
import type { MainButton } from "../../../data/engagement/rocket/main-button.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import type { HouseClock } from "../../../live/house-clock/use-house-clock.ts";
import { useTicks } from "../use-ticks.ts";

export interface MainButtonProps {
  readonly kind: MainButton;
  readonly round: RocketRoundView | null;
  /** The player's bet on the round. */
  readonly bet: OwnRocketBetView | null;
  readonly clock: HouseClock;
  /** The stake of the next bet. */
  readonly stakeCents: number;
  readonly currency: string;
  readonly onPress: () => void;
}

/** The address that a guest comes back to after registration. */
const HERE = "/rocket-chance";

/** Kinds that only say how things stand. */
const WAITING: readonly MainButton[] = ["sending", "placed", "rising", "cashing"];
/** Kinds that are the one thing to do now. */
const ACTIONS: readonly MainButton[] = ["bet", "cash_out"];

const CLASS = "h-18 flex-col gap-0! leading-tight";

/** The one large button: it says what a press does now, and for how much. */
export function MainButtonPart(props: MainButtonProps) {
  const { kind, round, bet, clock, stakeCents, currency, onPress } = props;
  const t = useTranslations("rocket");
  const money = useMoney();
  const title = useRef<HTMLSpanElement>(null);
  const runs = kind === "cash_out" || kind === "cashing";
  const amount = () => {
    if (runs && round && bet)
      return money(worthOf(bet, shownMultiplier(round, clock.now())), bet.currency);
    return kind === "placed" && bet
      ? money(bet.stake_cents, bet.currency)
      : money(stakeCents, currency);
  };
  const text = () => t(`button.${kind}`, { amount: amount() });
  useTicks(kind === "cash_out", () => {
    const now = text();
    if (title.current && title.current.textContent !== now) title.current.textContent = now;
  });
  const lines = (
    <>
      <span ref={title} className="money max-w-full truncate text-lg low:text-md">
        {text()}
      </span>
      <span className="max-w-full truncate font-medium text-xs opacity-85">
        {t(`note.${kind}`, { amount: amount() })}
      </span>
    </>
  );
  if (kind === "guest")
    return (
      <ModalLink
        modal="registration"
        query={{ redirect: HERE }}
        className={buttonClass({ kind: "action", size: "large", wide: true, className: CLASS })}
      >
        {lines}
      </ModalLink>
    );
  return (
    <Button
      kind={ACTIONS.includes(kind) ? "action" : "quiet"}
      size="large"
      wide
      data-kind={kind}
      busy={WAITING.includes(kind)}
      aria-pressed={kind === "queued" ? true : undefined}
      className={CLASS}
      onClick={onPress}
    >
      {lines}
    </Button>
  );
}
