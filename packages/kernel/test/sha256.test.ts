/** SHA-256 against the one of the platform, and the examples of its standard. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../src/index.ts';

const platform = (ascii: string): string => createHash('sha256').update(ascii, 'latin1').digest('hex');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the example "%s" of the standard', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

test('every length around the ends of blocks', () => {
  for (let length = 0; length <= 300; length++) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(32 + ((i * 7) % 95))).join('');
    expect(sha256(text), `${length} characters`).toBe(platform(text));
  }
});

test('any text in ASCII, long ones too', () => {
  const ascii = fc.array(fc.integer({ min: 0, max: 127 }), { maxLength: 2000 });
  fc.assert(
    fc.property(ascii, (codes) => {
      const text = String.fromCharCode(...codes);
      expect(sha256(text)).toBe(platform(text));
    }),
  );
  const long = 'long roll '.repeat(30_000);
  expect(sha256(long)).toBe(platform(long));
});
