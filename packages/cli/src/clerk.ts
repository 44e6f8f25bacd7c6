/** The entry file of a thread that answers for the server: it needs the same registry as the process. */
import { registry } from '@longroll/registry';
import { answering, type Inquiry, type Written } from '@longroll/server';

const answers = answering(registry);

/** Asked first: whoever gets an answer to it has loaded all of this. */
export const ready = (): void => undefined;

export const answer = (text: string): Written => answers(JSON.parse(text) as Inquiry);
