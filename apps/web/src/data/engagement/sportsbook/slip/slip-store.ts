import { useSyncExternalStore } from "react";
import { keptValue } from "../kept-value.ts";
import { readSlip } from "./kept-slip.ts";
import { EMPTY_SLIP, type Slip } from "./slip.ts";

const kept = keptValue("houselight.slip", readSlip, JSON.stringify);

/** Returns the slip of this browser; an empty one until the page is alive. */
export const useSlip = (): Slip =>
  useSyncExternalStore(kept.subscribe, kept.read, () => EMPTY_SLIP);

/** Returns the slip as it is now. */
export const slipNow = (): Slip => kept.read();

/** Changes the slip of this browser, in all its tabs. */
export const changeSlip = (change: (slip: Slip) => Slip): void => kept.write(change(kept.read()));
