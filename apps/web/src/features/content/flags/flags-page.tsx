import { type Flag, FLAGS } from "@houselight/contracts/configuration";
import { Button, buttonClass } from "@houselight/ui/button";
import { Checkbox } from "@houselight/ui/checkbox";
import { useHydrated } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../../data/configuration.ts";
import { resetOwnFlags, setOwnFlag, useFlag } from "../../../data/visitor/flags.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** The page of testers: every flag, to be set for this browser alone (FLAG-01, FLAG-02). */
export function FlagsPage() {
  const t = useTranslations("flags");
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      <p className="mt-3 text-dim text-md">{t("intro")}</p>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2">
        {FLAGS.map((flag) => (
          <FlagRow key={flag} flag={flag} />
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={resetOwnFlags}>{t("reset")}</Button>
        <Link to="/" className={buttonClass({ kind: "bare" })}>
          {t("home")}
        </Link>
      </div>
    </div>
  );
}

function FlagRow({ flag }: { readonly flag: Flag }) {
  const t = useTranslations("flags");
  const { flags } = useClientContext();
  const value = useFlag(flag);
  const hydrated = useHydrated();
  return (
    <li className="border-line border-b py-1">
      <Checkbox
        name={flag}
        checked={value}
        disabled={!hydrated}
        onChange={({ target }) => setOwnFlag(flag, target.checked)}
        label={
          <span className="flex flex-col">
            <span className="font-semibold text-cream">{t(`names.${flag}`)}</span>
            <span className="text-dim">{t(flags[flag] ? "houseOn" : "houseOff")}</span>
          </span>
        }
      />
    </li>
  );
}
