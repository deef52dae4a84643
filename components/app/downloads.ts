/** Gives the player a file. */
export function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
