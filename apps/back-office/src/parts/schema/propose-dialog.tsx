import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";
import { Button, Dialog } from "@houselight/ui";
import { useMemo, useState } from "react";
import { RefusedError } from "../../api/errors.ts";
import { useAction } from "../../api/use-action.ts";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useWords } from "../../i18n/use-words.ts";
import { bodySchema, initialValue } from "./json-schema.ts";
import { SchemaForm } from "./schema-form.tsx";

/** Keeps two who write the same from replacing each other's version unread. */
interface Versions {
  /** The latest that the operator has read when the dialog opens; 0 for none. */
  readonly read: number;
  /** Reads which is the latest of what is written. */
  readonly latest: (written: unknown) => Promise<number>;
}

interface ProposeDialogProps<E extends EndpointShape> {
  readonly endpoint: E;
  /** Words of the button that opens it. */
  readonly opens: string;
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  /** Returns what the form begins with besides the defaults, when it is opened. */
  readonly begin?: () => Readonly<Record<string, unknown>>;
  /** Of what is written in versions: those that the operator knows. */
  readonly versions?: Versions;
  /** Parameters of the address. */
  readonly params?: Readonly<Record<string, string>>;
  readonly openKind?: "action" | "quiet";
  readonly onDone?: (answer: EndpointOutput<E>) => void;
}

/**
 * A button with a dialog whose form is made from what an endpoint takes. The same sent again is done once,
 * also from a dialog that was closed without an answer and opened anew.
 */
export function ProposeDialog<E extends EndpointShape>({
  endpoint,
  opens,
  title,
  submit,
  done,
  begin,
  versions,
  params,
  openKind = "action",
  onDone,
}: ProposeDialogProps<E>) {
  const t = useWords("parts");
  const action = useAction(endpoint, done);
  const schema = useMemo(() => bodySchema(endpoint), [endpoint]);
  const { idOf, done: wasDone } = useRequestIds();
  /** Holds what is written; null while the dialog is closed. */
  const [written, setWritten] = useState<Written | null>(null);
  const hasId = schema.properties?.["id"]?.format === "uuid";
  const open = () => {
    const initial = initialValue(schema) as object;
    setWritten({ value: { ...initial, ...begin?.() }, basedOn: versions?.read });
  };
  const close = () => {
    setWritten(null);
    action.forget();
  };
  const send = async () => {
    const value = written?.value;
    const body = hasId && isRecord(value) ? { ...value, id: idOf(value) } : value;
    const query = versions ? { query: { based_on: written?.basedOn } } : {};
    const input = { ...(params ? { params } : {}), ...query, body } as unknown as EndpointCall<E>;
    const answer = await action.run(input);
    if (answer === null) return;
    wasDone();
    close();
    onDone?.(answer);
  };
  const carryOn = async (latest: Versions["latest"]) => {
    const basedOn = await latest(written?.value).catch(() => undefined);
    if (basedOn === undefined) return;
    setWritten((before) => before && { ...before, basedOn });
    action.forget();
  };
  const isOutdated = action.error instanceof RefusedError && action.error.has("text_changed");
  return (
    <>
      <Button size="small" kind={openKind} onClick={open}>
        {opens}
      </Button>
      <Dialog
        open={written !== null}
        onClose={close}
        title={title}
        closeLabel={t("close")}
        shape="wide"
        staysOnOutsidePress
      >
        {versions && isOutdated ? (
          <ChangedSince onCarryOn={() => void carryOn(versions.latest)} />
        ) : null}
        <SchemaForm
          schema={schema}
          value={written?.value}
          onChange={(value) => setWritten((before) => ({ ...before, value }))}
          hidden={hasId ? ["id"] : []}
          submit={submit}
          busy={action.busy}
          error={action.error}
          onSubmit={() => void send()}
          beside={
            <Button kind="bare" onClick={close}>
              {t("cancel")}
            </Button>
          }
        />
      </Dialog>
    </>
  );
}

/** Holds what stands in the dialog, and the version that it follows. */
interface Written {
  readonly value: unknown;
  readonly basedOn?: number | undefined;
}

/** Says that the draft is kept; the operator decides whether it follows a version that was not read. */
function ChangedSince({ onCarryOn }: { readonly onCarryOn: () => void }) {
  const t = useWords("parts");
  return (
    <section role="alert" className="mb-3 rounded-control bg-surface-2 px-3 py-2 text-sm">
      <p>{t("changedSinceText")}</p>
      <Button size="small" kind="bare" className="mt-2" onClick={onCarryOn}>
        {t("carryOn")}
      </Button>
    </section>
  );
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
