import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";
import { Button, Dialog } from "@houselight/ui";
import { type ReactNode, useState } from "react";
import { useHoldRows } from "../../api/held-rows.ts";
import { useAction } from "../../api/use-action.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Form, type FormValues } from "./form.tsx";

interface ActionDialogProps<E extends EndpointShape> {
  readonly endpoint: E;
  /** Words of the button that opens it. */
  readonly opens: string;
  readonly title: string;
  /** Says what will happen. */
  readonly text?: ReactNode;
  /** Words of the button that does it. */
  readonly submit: string;
  /** Said once it is done. */
  readonly done: string;
  readonly tone?: "action" | "danger";
  readonly openKind?: "action" | "quiet" | "danger" | "bare";
  readonly wide?: boolean;
  /** Returns the call for what was written; null sends nothing. */
  readonly inputOf: (values: FormValues) => EndpointCall<E> | null;
  readonly onDone?: (answer: EndpointOutput<E>) => void;
  /** Fields of the form. */
  readonly children?: ReactNode;
}

/** A button with a dialog that asks for what an action needs and does it. It stays open while it is refused. */
export function ActionDialog<E extends EndpointShape>({
  endpoint,
  opens,
  title,
  text,
  submit,
  done,
  tone = "action",
  openKind = "quiet",
  wide = false,
  inputOf,
  onDone,
  children,
}: ActionDialogProps<E>) {
  const t = useWords("parts");
  const [isOpen, setOpen] = useState(false);
  useHoldRows(isOpen);
  const action = useAction(endpoint, done);
  const close = () => {
    setOpen(false);
    action.forget();
  };
  const send = async (values: FormValues) => {
    const input = inputOf(values);
    const answer = input && (await action.run(input));
    if (answer === null) return;
    close();
    onDone?.(answer);
  };
  return (
    <>
      <Button size="small" kind={openKind} onClick={() => setOpen(true)}>
        {opens}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={title}
        closeLabel={t("close")}
        shape={wide ? "wide" : "narrow"}
        staysOnOutsidePress
      >
        {text ? <div className="mb-4 text-sm">{text}</div> : null}
        <Form
          submit={submit}
          busy={action.busy}
          error={action.error}
          tone={tone}
          onSubmit={send}
          beside={
            <Button kind="bare" onClick={close}>
              {t("cancel")}
            </Button>
          }
        >
          {children}
        </Form>
      </Dialog>
    </>
  );
}
