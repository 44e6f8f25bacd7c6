/** A row of tabs: one stop of the Tab key, arrows between them. */
import { type KeyboardEvent, useRef } from 'react';

interface TabsProps<T extends string> {
  readonly tabs: readonly (readonly [id: T, title: string])[];
  readonly chosen: T;
  readonly onChoose: (id: T) => void;
}

export const panelId = (tab: string): string => `tab-${tab}`;

export function Tabs<T extends string>({ tabs, chosen, onChoose }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(([id]) => id === chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + tabs.length) % tabs.length;
    onChoose(tabs[next]![0]);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label="Orders" ref={list} onKeyDown={onKeyDown}>
      {tabs.map(([id, title]) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${panelId(id)}-tab`}
          aria-selected={id === chosen}
          aria-controls={panelId(id)}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
