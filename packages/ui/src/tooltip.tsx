import { Tooltip as Primitive } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

/** A short word on hover and focus; what it says must also stand in the control's own label. */
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
          <Primitive.Popup className="animate-fade rounded-control bg-cream px-2 py-1 text-ink text-xs shadow-paper">
            {text}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
