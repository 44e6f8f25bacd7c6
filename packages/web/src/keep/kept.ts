/** Values that stay on the device. */
import { DEVICE, jsonIn } from './shelf.ts';

/** Null if there is none, or nonsense. */
export const readKept = (key: string): unknown => jsonIn(DEVICE.read(key));

/** Whether it could be kept; if not, what is on the page lasts as long as the page. */
export const writeKept = (key: string, value: unknown): boolean => DEVICE.write(key, JSON.stringify(value));
