import { operatorSignOut } from "@houselight/contracts/staff";
import { Button, Menu, Select, showToast } from "@houselight/ui";
import { useState } from "react";
import { call } from "../api/call.ts";
import { RefusedError } from "../api/errors.ts";
import { leaveOffice, useOperator } from "../data/operator.ts";
import { chooseLanguage, currentLanguage } from "../i18n/language.ts";
import { LANGUAGES, type Language } from "../i18n/language-names.ts";
import { useErrorText, useWords } from "../i18n/use-words.ts";
import { Link } from "../parts/link.tsx";
import { chooseTheme, currentTheme, THEMES, type Theme } from "./theme.ts";

/** The operator's own menu: who they are, language, look, own account, the way out. */
export function OperatorMenu() {
  const t = useWords("shell");
  const operator = useOperator();
  const errorText = useErrorText();
  const [leaving, setLeaving] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [theme, setTheme] = useState(currentTheme);
  return (
    <Menu
      open={isOpen}
      onOpenChange={setOpen}
      label={t("operatorMenu")}
      trigger={operator.name}
      triggerLabel={t("operatorMenuOf", { name: operator.name })}
      triggerClassName="button button-bare button-small"
    >
      <div className="flex w-60 flex-col gap-3 p-2">
        <p>
          <span className="block font-semibold">{operator.name}</span>
          <span className="block text-dim text-xs">{operator.email}</span>
          <span className="block text-dim text-xs">{operator.role_title}</span>
        </p>
        <Link to="/account" onClick={() => setOpen(false)}>
          {t("account")}
        </Link>
        <Select
          label={t("language")}
          value={currentLanguage()}
          onChange={(event) => chooseLanguage(event.target.value as Language)}
        >
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label={t("look")}
          value={theme}
          onChange={(event) => {
            chooseTheme(event.target.value as Theme);
            setTheme(currentTheme());
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {t(`looks.${one}`)}
            </option>
          ))}
        </Select>
        <Button
          busy={leaving}
          onClick={() => {
            setLeaving(true);
            void call(operatorSignOut, {})
              .then(leaveOffice)
              .catch((error: unknown) => {
                // A session that has ended already is left all the same.
                if (error instanceof RefusedError && error.status === 401) return leaveOffice();
                showToast(errorText(error), "error");
                setLeaving(false);
              });
          }}
        >
          {t("signOut")}
        </Button>
      </div>
    </Menu>
  );
}
