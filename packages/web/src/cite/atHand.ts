/** The book that a page cites, and how a rule of it is opened in place. */
import type { Contents } from '@longroll/kernel';
import { createContext } from 'react';

export interface AtHand {
  readonly system: string;
  readonly contents: Contents;
}
export const AtHandContext = createContext<AtHand | null>(null);

/** `from` is what was tapped: the rule opens beside it, and the focus goes back to it. */
export type OpenRule = (rule: { readonly system: string; readonly id: string }, from: HTMLElement) => void;
export const OpenRuleContext = createContext<OpenRule | null>(null);

export const ruleAddress = (system: string, id: string): string => `/rules/${system}/${id}`;
