/** The only module that names systems. */
import { antietam } from '@longroll/antietam';
import { gcacw } from '@longroll/gcacw';
import { huzzah } from '@longroll/huzzah';
import { type CardSystem, type Registry, registryOf } from '@longroll/kernel';

/** As they are written; those of the registry also say what their answers rest on. */
export const SYSTEMS: readonly CardSystem[] = [gcacw, antietam, huzzah];

export const registry: Registry = registryOf(SYSTEMS);
