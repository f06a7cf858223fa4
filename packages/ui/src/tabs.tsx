import { Tabs as Primitive } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Panels that share a place; arrow keys move between their names (`styles/tabs.css`). */
export function Tabs({ tabs, label, value, onChange }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <Primitive.List aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <Primitive.Tab
            key={tab.id}
            value={tab.id}
            className="min-h-11 shrink-0 cursor-pointer border-transparent border-b-2 px-4 text-dim text-sm data-[active]:border-cream data-[active]:font-semibold data-[active]:text-cream"
          >
            {tab.label}
          </Primitive.Tab>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Panel key={tab.id} value={tab.id} className="pt-4">
          {tab.panel}
        </Primitive.Panel>
      ))}
    </Primitive.Root>
  );
}
