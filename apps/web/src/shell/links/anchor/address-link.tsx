import type { ComponentProps, ReactNode } from "react";
import { Link } from "./link.tsx";
import { placeOfAddress } from "./place-of-address.ts";

/**
 * A link to an address that operators wrote: one within the site changes the page as all others do, one
 * elsewhere leaves it.
 */
export function AddressLink({
  address,
  children,
  ...rest
}: Omit<ComponentProps<"a">, "href"> & {
  readonly address: string;
  readonly children: ReactNode;
}) {
  if (!address.startsWith("/"))
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
