import { useWords } from "../../i18n/use-words.ts";
import { changesOf } from "./changes-of.ts";

const SHOWN = 12;

/** Lists the places at which two values of a setting differ. */
export function ChangeList({ from, to }: { readonly from: unknown; readonly to: unknown }) {
  const t = useWords("settings");
  const changes = changesOf(from, to);
  if (changes.length === 0) return <p className="text-dim text-xs">{t("same")}</p>;
  return (
    <ul className="mt-1 font-mono text-xs">
      {changes.slice(0, SHOWN).map((change) => (
        <li key={change.path} className="break-all">
          <span className="text-dim">{change.path || "·"}</span> {change.from} → {change.to}
        </li>
      ))}
      {changes.length > SHOWN ? (
        <li>{t("moreChanges", { count: changes.length - SHOWN })}</li>
      ) : null}
    </ul>
  );
}
