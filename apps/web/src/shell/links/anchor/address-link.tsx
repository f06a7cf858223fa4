import type { ComponentProps, ReactNode } from "react";
import { Link } from "./link.tsx";
import { isPageHere, placeOfAddress } from "./place-of-address.ts";

/**
 * A link to an address that operators wrote: a page changes as by all other links; a file, a page in another
 * language and what stands elsewhere are opened by the browser.
 */
export function AddressLink({
  address,
  children,
  ...rest
}: Omit<ComponentProps<"a">, "href"> & {
  readonly address: string;
  readonly children: ReactNode;
}) {
  if (!isPageHere(address))
    return (
      <a {...rest} href={address} rel="noopener">
        {children}
      </a>
    );
  const { to, search, hash } = placeOfAddress(address);
  return (
    <Link {...rest} to={to} search={search as object} hash={hash}>
      {children}
    </Link>
  );
}
