import { type LinkComponent, useLocation, useRouter } from "@tanstack/react-router";
import type { ComponentProps, FunctionComponent } from "react";
import { Anchor } from "./anchor.tsx";
import { addressOf, type LinkedPlace, pathOf } from "./address-of.ts";

/** Says where a link is marked as that of the page shown: on its own page, or on those below it too. */
type Current = "exact" | "below";

interface OwnProps {
  readonly current?: Current;
}

interface LinkProps extends ComponentProps<"a">, LinkedPlace, OwnProps {
  readonly preload?: false;
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
  readonly hash?: string;
}

/**
 * A link within the site. It takes the place of the router's own, whose many hooks and whose address,
 * built anew in each drawing, are the dearest part of a page of tiles. It knows places by their path alone
 * (`to` begins with `/`), and marks the page shown only where it is told to (`current`).
 */
function SiteLink({ to, params, search, hash, current, preload, replace, ...rest }: LinkProps) {
  const { resetScroll, ...attributes } = rest;
  const router = useRouter();
  const place = { to, params, search, hash };
  // A press goes where the address says, not to what `to` might name besides a path.
  const going = () =>
    ({ to: pathOf(place), search, hash, replace, resetScroll }) as Parameters<
      typeof router.navigate
    >[0];
  const anchor = {
    ...attributes,
    href: addressOf(router, place),
    follow: () => void router.navigate(going()),
    loadAhead:
      preload === false
        ? undefined
        : () => void router.preloadRoute(going() as never).catch(ignore),
  };
  return current ? (
    <CurrentLink {...anchor} path={pathOf(place)} current={current} />
  ) : (
    <Anchor {...anchor} />
  );
}

/** A page that could not be loaded ahead is loaded when somebody goes there. */
function ignore(): void {}

function CurrentLink({
  path,
  current,
  ...anchor
}: ComponentProps<typeof Anchor> & { readonly path: string; readonly current: Current }) {
  const isCurrent = useLocation({
    select: ({ pathname }) =>
      pathname === path || (current === "below" && pathname.startsWith(`${path}/`)),
  });
  return <Anchor {...anchor} aria-current={isCurrent ? "page" : anchor["aria-current"]} />;
}

/** A link whose places, parameters and queries are checked against the routes of the site. */
export const Link = SiteLink as unknown as LinkComponent<
  FunctionComponent<ComponentProps<"a"> & OwnProps>
>;
