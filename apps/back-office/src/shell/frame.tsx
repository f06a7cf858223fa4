import type { OperatorView } from "@houselight/contracts/staff";
import { Toaster } from "@houselight/ui";
import { Outlet, useLocation } from "@tanstack/react-router";
import { Activity, useEffect, useState } from "react";
import { DeskOperator, useMay, useSignedIn } from "../data/operator.ts";
import { useWords } from "../i18n/use-words.ts";
import { MayOpen } from "../parts/link.tsx";
import { Page } from "../parts/page.tsx";
import { CommandPalette } from "./command-palette.tsx";
import { Gate } from "./gate.tsx";
import { Menu } from "./menu.tsx";
import { isPublic, mayOpen } from "./screens.ts";
import { SignIn } from "./sign-in.tsx";
import { TopBar } from "./top-bar.tsx";
import { useScreenFocus } from "./use-screen-focus.ts";

/**
 * The frame of every screen: menu, bar and screen for an operator, the sign-in for anybody else. A desk whose session
 * has ended waits behind the sign-in with all that was entered, for the same operator alone.
 */
export function Frame() {
  const t = useWords("shell");
  const { operator, error, retry } = useSignedIn();
  const [owner, setOwner] = useState<OperatorView | null>(null);
  const { pathname } = useLocation();
  if (operator && operator !== owner) setOwner(operator);
  return (
    <>
      {isPublic(pathname) ? (
        <Outlet />
      ) : operator === undefined ? (
        <Opening failed={error !== null} retry={retry} />
      ) : (
        <>
          {operator === null ? <SignIn deskOf={owner?.email ?? null} /> : null}
          {owner === null ? null : (
            <Activity mode={operator === null ? "hidden" : "visible"}>
              <DeskOperator key={owner.email} value={owner}>
                <Desk />
              </DeskOperator>
            </Activity>
          )}
        </>
      )}
      <Toaster label={t("notices")} closeLabel={t("close")} />
    </>
  );
}

/** The desk of an operator who is signed in. */
function Desk() {
  const t = useWords("shell");
  const may = useMay();
  const { pathname } = useLocation();
  useScreenFocus();
  // A screen begins at its top, where its name is read first.
  useEffect(() => {
    document.getElementById("screen")?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <MayOpen value={(to) => mayOpen(to, may)}>
      <div className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <a
          href="#screen"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface-1 focus:p-3"
        >
          {t("skip")}
        </a>
        <aside className="hidden border-line border-r bg-surface-1 lg:block">
          <Menu className="sticky top-0 max-h-dvh overflow-y-auto p-3" />
        </aside>
        <div className="min-w-0">
          <TopBar />
          <main id="screen" tabIndex={-1} className="px-4 pt-5 pb-16 outline-none sm:px-6">
            <Gate>
              <Outlet />
            </Gate>
          </main>
        </div>
        <CommandPalette />
      </div>
    </MayOpen>
  );
}

/** Shown until it is known who is here. */
function Opening({ failed, retry }: { readonly failed: boolean; readonly retry: () => void }) {
  const t = useWords("parts");
  if (!failed) return <p className="sr-only">{t("loading")}</p>;
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <Page title={t("failed")}>
        <button type="button" className="button button-quiet button-medium" onClick={retry}>
          {t("retry")}
        </button>
      </Page>
    </main>
  );
}
