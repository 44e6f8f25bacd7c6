/**
 * A terminal obeys what it is shown: signs that would steer it become pictures of themselves where words come in, from
 * the command line or from a file, so that nothing of a stranger's is ever carried out.
 */
const PICTURES = 0x2400;
const picture = (code: number): string =>
  code < 0x20 ? String.fromCodePoint(PICTURES + code) : code === 0x7f ? '␡' : '�';

const isSteering = (code: number): boolean =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) || (code >= 0x7f && code < 0xa0);

const plainSign = (sign: string): string => {
  const code = sign.codePointAt(0)!;
  return isSteering(code) ? picture(code) : sign;
};

const ANY_LOW = /\p{Cc}/gu;
/** As JSON writes them: backslash, u, four figures. */
const WRITTEN = /\\u00([0189][0-9a-f]|7f)/gi;

export const plainSigns = (text: string): string =>
  text.replace(ANY_LOW, plainSign).replace(WRITTEN, (written, figures: string) => {
    const code = Number.parseInt(figures, 16);
    return isSteering(code) ? picture(code) : written;
  });
