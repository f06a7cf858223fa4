import { useEffect, useRef, useState } from "react";
import { Dialog } from "@houselight/ui/dialog";
import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { modalOfPath } from "../../../paths.ts";
import { useGo } from "../../../shell/modal-link.tsx";
import type { RootSearch } from "../../../shell/root-search.ts";
import { useSignedIn } from "./use-signed-in.ts";
import { signInByStore } from "./stored-sign-in.ts";

/** Tried once for each load of the site. */
let tried = false;

/** Signs a guest in whose browser has stored the password; says why where it may not be (AUTH-20). */
export default function StoredSignInWatch() {
  const t = useTranslations();
  const goOn = useSignedIn();
  const router = useRouter();
  const { openModal } = useGo();
  const [blocked, setBlocked] = useState(false);
  const ways = useRef({ goOn, openModal });
  useEffect(() => {
    const { pathname, searchStr, search } = router.state.location;
    const { modal, redirect } = search as RootSearch;
    const isBusy = Boolean(modal ?? modalOfPath(pathname)) || pathname.startsWith("/auth/");
    if (tried || isBusy) return;
    tried = true;
    const leaving = new AbortController();
    void signInByStore(leaving.signal).then(async (outcome) => {
      if (outcome === "signed_in") await ways.current.goOn(redirect ?? `${pathname}${searchStr}`);
      if (outcome === "blocked") setBlocked(true);
      if (outcome === "login")
        await ways.current.openModal("login", { redirect: `${pathname}${searchStr}` });
    });
    return () => leaving.abort();
  }, [router]);
  if (!blocked) return null;
  return (
    <Dialog
      open
      onClose={() => setBlocked(false)}
      title={t("auth.loginTitle")}
      closeLabel={t("site.close")}
    >
      <p role="alert">{t("refusals.EE_LICENSE_BLOCKED")}</p>
    </Dialog>
  );
}
