import { Tooltip as Primitive } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

/** Paper that says something about a control: 246 px wide on small screens, 200 px on others. */
export const tooltipClass =
  "w-[246px] animate-fade rounded-control bg-cream px-3 py-2 text-ink text-sm shadow-lifted md:w-[200px]";

/** A sentence on hover and focus; what it says must also stand in the control's own label. */
export function Tooltip({
  text,
  children,
}: {
  readonly text: ReactNode;
  readonly children: ReactElement<Record<string, unknown>>;
}) {
  return (
    <Primitive.Root>
      <Primitive.Trigger render={children} />
      <Primitive.Portal>
        <Primitive.Positioner sideOffset={6} className="z-50">
          <Primitive.Popup className={tooltipClass}>{text}</Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
