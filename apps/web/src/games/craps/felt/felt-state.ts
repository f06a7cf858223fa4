import { createContext, useContext } from "react";

/** The part of the table that cells of the felt show beside their words. */
interface FeltState {
  /** The point; null while the puck is off. */
  readonly point: number | null;
  readonly closed: ReadonlySet<string>;
}

const FeltStateContext = createContext<FeltState>({ point: null, closed: new Set() });

export const FeltStateProvider = FeltStateContext.Provider;
export const useFeltState = (): FeltState => useContext(FeltStateContext);
