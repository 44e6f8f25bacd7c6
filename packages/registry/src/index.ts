/** The only module that names systems. */
import { gcacw } from '@longroll/gcacw';
import { huzzah } from '@longroll/huzzah';
import { type Registry, registryOf } from '@longroll/kernel';

export const registry: Registry = registryOf([gcacw, huzzah]);
