import { ageOnDay, maxStake } from "@houselight/contracts";
import { isGameOffered, licenceOf, slotStakeEur } from "#core/configuration";
import type { AddCommand, PlaceCommand, WagerCommand, WagerRefusal } from "../command.ts";

/** All that is at stake in a wager, after the command that is decided. */
interface AtStake {
  readonly licence: string;
  readonly currency: string;
  readonly stake: bigint;
}

/** Returns what the licence has against this much at stake in a wager; null when nothing. */
export function maxStakeRefusal(
  { licence, currency, stake }: AtStake,
  { roundKind, dateOfBirth }: Pick<PlaceCommand | AddCommand, "roundKind" | "dateOfBirth">,
  at: Date,
): WagerRefusal | null {
  const rules = licenceOf(licence);
  const limits = [
    rules.maxStakeEur,
    // Slots alone may have a largest stake of their own, by the player's age on the day (UTC).
    roundKind === "slots" ? slotStakeEur(rules, ageOnDay(dateOfBirth, at)) : null,
  ];
  const isAbove = limits.some((eur) => {
    const most = maxStake(eur, currency);
    return most !== null && stake > most;
  });
  return isAbove ? "stake_above_licence" : null;
}

/** Returns what the licence has against a new wager: no such game there, too large, or too soon after the last round. */
export function placingRefusal(
  command: PlaceCommand,
  lastRoundAt: Date | undefined,
  at: Date,
): WagerRefusal | null {
  const { roundKind: kind, jackpot = false } = command;
  if (kind !== undefined && !isGameOffered(licenceOf(command.licence), { kind, jackpot }))
    return "game_not_offered";
  const waitsMs = minRoundMsOf(command);
  if (lastRoundAt !== undefined && at.getTime() - lastRoundAt.getTime() < waitsMs)
    return "round_too_soon";
  return maxStakeRefusal(command, command, at);
}

/** Players whose last round must be known, each once: none where no licence makes rounds wait. */
export const playersWhoWait = (commands: readonly WagerCommand[]): bigint[] => [
  ...new Set(
    commands.flatMap((command) =>
      command.kind === "place" && minRoundMsOf(command) > 0 ? [command.playerId] : [],
    ),
  ),
];

const minRoundMsOf = ({ licence, roundKind }: PlaceCommand): number =>
  roundKind === undefined ? 0 : licenceOf(licence).minRoundMs[roundKind];
