/** Saves a file of the device. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}

/** Saves a text as a file of the device. */
export function saveFile(text: string, name: string, type: string): void {
  saveBlob(new Blob([text], { type }), name);
}

/** The name of a file for a tournament: letters and digits of any script. */
export function fileName(name: string, ending: string): string {
  const stem = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${stem === '' ? 'tournament' : stem.slice(0, 60)}.${ending}`;
}
