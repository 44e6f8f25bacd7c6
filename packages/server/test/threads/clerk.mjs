// A thread for tests: says what it was asked, or never ends.
export const ready = () => undefined;

export function answer(text) {
  const { id, asked } = JSON.parse(text);
  if (id.endsWith('/combat')) for (;;);
  return { status: 200, json: JSON.stringify({ id, asked }), ms: 1 };
}
