/** Saves a text as a file of the device. */
export function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}

/** The name of a file for a tournament: letters and digits of any script. */
export function fileName(name: string, ending: string): string {
  const stem = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${stem === '' ? 'tournament' : stem.slice(0, 60)}.${ending}`;
}
