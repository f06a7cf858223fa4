import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";
import { Button, Dialog } from "@houselight/ui";
import { useMemo, useState } from "react";
import { useAction } from "../../api/use-action.ts";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useWords } from "../../i18n/use-words.ts";
import { bodySchema, initialValue } from "./json-schema.ts";
import { SchemaForm } from "./schema-form.tsx";

interface ProposeDialogProps<E extends EndpointShape> {
  readonly endpoint: E;
  /** Words of the button that opens it. */
  readonly opens: string;
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  /** Returns what the form begins with besides the defaults, when it is opened. */
  readonly begin?: () => Readonly<Record<string, unknown>>;
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
  params,
  openKind = "action",
  onDone,
}: ProposeDialogProps<E>) {
  const t = useWords("parts");
  const action = useAction(endpoint, done);
  const schema = useMemo(() => bodySchema(endpoint), [endpoint]);
  const { idOf, done: wasDone } = useRequestIds();
  /** Holds what is written; null while the dialog is closed. */
  const [written, setWritten] = useState<{ readonly value: unknown } | null>(null);
  const hasId = schema.properties?.["id"]?.format === "uuid";
  const open = () => {
    const initial = initialValue(schema) as object;
    setWritten({ value: { ...initial, ...begin?.() } });
  };
  const close = () => {
    setWritten(null);
    action.forget();
  };
  const send = async () => {
    const value = written?.value;
    const body = hasId && isRecord(value) ? { ...value, id: idOf(value) } : value;
    const input = { ...(params ? { params } : {}), body } as unknown as EndpointCall<E>;
    const answer = await action.run(input);
    if (answer === null) return;
    wasDone();
    close();
    onDone?.(answer);
  };
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
        <SchemaForm
          schema={schema}
          value={written?.value}
          onChange={(value) => setWritten({ value })}
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

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
