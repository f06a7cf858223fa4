import { ageOnDay, maxStake } from "@houselight/contracts";
import { licenceOf, slotStakeEur } from "#core/configuration";
import type { PlaceCommand, WagerCommand, WagerRefusal } from "../command.ts";

/** Returns what the licence has against this much at stake in a wager; null when nothing. */
export function maxStakeRefusal(
  licence: string,
  currency: string,
  stake: bigint,
): WagerRefusal | null {
  const most = maxStake(licenceOf(licence).maxStakeEur, currency);
  return most !== null && stake > most ? "stake_above_licence" : null;
}

/** Returns what the licence has against a new wager: too large, or too soon after the last round. */
export function placingRefusal(
  command: PlaceCommand,
  lastRoundAt: Date | undefined,
  at: Date,
): WagerRefusal | null {
  const waitsMs = minRoundMsOf(command);
  if (lastRoundAt !== undefined && at.getTime() - lastRoundAt.getTime() < waitsMs)
    return "round_too_soon";
  return (
    maxStakeRefusal(command.licence, command.currency, command.stake) ??
    slotStakeRefusal(command, at)
  );
}

/** Slots alone may have a largest stake of their own, by the player's age on the day (UTC). */
function slotStakeRefusal(command: PlaceCommand, at: Date): WagerRefusal | null {
  if (command.roundKind !== "slots") return null;
  const eur = slotStakeEur(licenceOf(command.licence), ageOnDay(command.dateOfBirth, at));
  const most = maxStake(eur, command.currency);
  return most !== null && command.stake > most ? "stake_above_licence" : null;
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
