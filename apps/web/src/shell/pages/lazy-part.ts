import { type ComponentType, createElement, lazy } from "react";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Lists what the server still loads of the parts that it draws. */
const loading: Promise<void>[] = [];

/**
 * Makes a component whose script comes with its first use, for parts that the server draws too: there
 * it is loaded beforehand, since a page is written in one go and cannot wait for it.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(load) as ComponentType<Props>;
  let loaded: ComponentType<Props> | undefined;
  loading.push(load().then((script) => void (loaded = script.default)));
  return function Part(props) {
    if (!loaded) throw new Error("partsLoaded() comes before the first page");
    return createElement(loaded, props);
  };
}

/** Waits until the server can draw every lazy part. */
export async function partsLoaded(): Promise<void> {
  await Promise.all(loading);
}
