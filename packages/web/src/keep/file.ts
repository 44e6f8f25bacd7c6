/** Files in and out of the page. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The text of a file that the player picks; null if none was. */
export const readPicked = async (input: HTMLInputElement): Promise<string | null> => {
  const text = (await input.files?.[0]?.text()) ?? null;
  // The same file may be picked again after a mistake in it was mended.
  input.value = '';
  return text;
};
