import { useSyncExternalStore } from "react";
import { keptValue } from "../kept-value.ts";

/** Changes of odds that are taken without asking: none, better ones, any. */
export const ACCEPTS = ["none", "better", "any"] as const;
export type Accept = (typeof ACCEPTS)[number];

const kept = keptValue<Accept>(
  "houselight.slip.accept",
  (text) => (ACCEPTS.includes(text as Accept) ? (text as Accept) : "none"),
  String,
);

/** Returns which changes of odds this browser's player takes without asking: none until they say otherwise. */
export const useAccept = (): Accept =>
  useSyncExternalStore(kept.subscribe, kept.read, () => "none");

/** Chooses which changes of odds are taken without asking. */
export const chooseAccept = kept.write;

/** Tells whether a change of odds is taken without asking. */
export const takesChange = (accept: Accept, from: number, to: number): boolean =>
  from === to || accept === "any" || (accept === "better" && to > from);
