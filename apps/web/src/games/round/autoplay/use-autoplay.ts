import { useEffect, useRef, useState } from "react";
import { useToast } from "../../../i18n/page/use-toast.ts";
import type { RoundLife } from "../use-round.ts";
import {
  type AutoplayPlan,
  type AutoplayRun,
  type CountedRound,
  type StopReason,
  stopAfter,
  withRound,
} from "./autoplay-plan.ts";

export interface Autoplay {
  /** Rounds that are still to come; null when none follows by itself. */
  readonly left: number | null;
  start(plan: AutoplayPlan): void;
  stop(): void;
}

export interface AutoplayOptions {
  readonly life: RoundLife;
  /** Price of the next round, in smallest units. */
  readonly stakeCents: number;
  /** Starts the next round, as a press does. */
  readonly go: () => void;
  readonly hasFeature: (round: NonNullable<RoundLife["state"]["round"]>) => boolean;
}

/** Pause between two rounds: long enough to read what the last one paid. */
const GAP_MS = 700;

/**
 * Lets rounds follow each other until a rule of the plan ends them, or another currency, a round that is
 * refused, a page out of sight, or a dialog. A round lasts as long as the licence wants in any case.
 */
export function useAutoplay({ life, stakeCents, go, hasFeature }: AutoplayOptions): Autoplay {
  const [run, setRun] = useState<AutoplayRun | null>(null);
  const toast = useToast();
  const { phase, round, problem, recalled } = life.state;
  const { currency } = life.purse;
  const stop = (reason: StopReason) => {
    if (run === null) return;
    setRun(null);
    // The stage itself says why a round was refused, and who presses knows.
    if (reason !== "refused" && reason !== "pressed")
      toast((t) => t(`games.autoplay.over.${reason}`), "info");
  };
  const now = useRef({ stop, go });
  now.current = { stop, go };

  useEffect(() => {
    if (run === null) return undefined;
    if (phase === "unknown" || (phase === "idle" && problem)) {
      now.current.stop("refused");
      return undefined;
    }
    if (phase !== "idle") return undefined;
    if (currency !== run.currency) {
      now.current.stop("currency");
      return undefined;
    }
    if (round && round.id !== run.counted) {
      // An earlier round that the player asked to see is none of these.
      if (recalled) {
        now.current.stop("pressed");
        return undefined;
      }
      const counted = countedRound(round, hasFeature);
      const next = withRound(run, counted);
      const reason = stopAfter(next, counted, stakeCents);
      if (reason) now.current.stop(reason);
      else setRun(next);
      return undefined;
    }
    const timer = setTimeout(() => now.current.go(), run.played === 0 ? 0 : GAP_MS);
    return () => clearTimeout(timer);
  }, [run, phase, problem, recalled, round, currency, stakeCents, hasFeature]);

  const isRunning = run !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const { signal, abort } = newWatch();
    const hidden = () => document.hidden && now.current.stop("hidden");
    document.addEventListener("visibilitychange", hidden, { signal });
    const dialogs = new MutationObserver((changes) => {
      if (changes.some(bringsDialog)) now.current.stop("dialog");
    });
    dialogs.observe(document.body, { childList: true, subtree: true });
    return () => {
      abort();
      dialogs.disconnect();
    };
  }, [isRunning]);

  return {
    left: run && run.plan.rounds - run.played,
    start: (plan) => {
      life.dismiss();
      setRun({ plan, currency, played: 0, netCents: 0, counted: round?.id ?? null });
    },
    stop: () => stop("pressed"),
  };
}

function newWatch() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const countedRound = (
  round: NonNullable<RoundLife["state"]["round"]>,
  hasFeature: AutoplayOptions["hasFeature"],
): CountedRound => ({
  id: round.id,
  payoutCents: round.payout_cents,
  stakeCents: round.stake_cents,
  hasFeature: hasFeature(round),
});

const DIALOGS = "[role=dialog], [role=alertdialog]";

/** Tells whether a change of the page brings a dialog: limits, a reality check, or any other. */
const bringsDialog = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some(
    (node) => node instanceof Element && (node.matches(DIALOGS) || node.querySelector(DIALOGS)),
  );
