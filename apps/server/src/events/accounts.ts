import { defineEvent } from "#platform/outbox";

/** Somebody has an account from now on. */
export interface PlayerRegistered {
  readonly licence: string;
  /** Moment of the registration, ISO 8601. */
  readonly at: string;
}
export const playerRegistered = defineEvent<PlayerRegistered>("player.registered");
