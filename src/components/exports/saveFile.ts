/** Saves a file under a name, where the browser puts downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // By the next tick the download holds its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(url));
}
