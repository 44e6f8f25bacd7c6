/** The only module that names systems. */
import { antietam } from '@longroll/antietam';
import { gcacw } from '@longroll/gcacw';
import { huzzah } from '@longroll/huzzah';
import { type Registry, registryOf } from '@longroll/kernel';

export const registry: Registry = registryOf([gcacw, antietam, huzzah]);
