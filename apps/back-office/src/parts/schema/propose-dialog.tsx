import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";
import { Button, Dialog } from "@houselight/ui";
import { useMemo, useState } from "react";
import { newId } from "../../api/call.ts";
import { useAction } from "../../api/use-action.ts";
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
 * A button with a dialog whose form is made from what an endpoint takes. The id of the request is made when the
 * dialog opens: sent twice, it is done once.
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
  const [value, setValue] = useState<unknown>(null);
  const hasId = schema.properties?.["id"]?.format === "uuid";
  const open = () => {
    const initial = initialValue(schema) as object;
    setValue({ ...initial, ...begin?.(), ...(hasId ? { id: newId() } : {}) });
  };
  const close = () => {
    setValue(null);
    action.forget();
  };
  const send = async () => {
    const input = { ...(params ? { params } : {}), body: value } as unknown as EndpointCall<E>;
    const answer = await action.run(input);
    if (answer === null) return;
    close();
    onDone?.(answer);
  };
  return (
    <>
      <Button size="small" kind={openKind} onClick={open}>
        {opens}
      </Button>
      <Dialog
        open={value !== null}
        onClose={close}
        title={title}
        closeLabel={t("close")}
        shape="wide"
        staysOnOutsidePress
      >
        <SchemaForm
          schema={schema}
          value={value}
          onChange={setValue}
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
