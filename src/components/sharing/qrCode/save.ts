/** Hands a file to the person, as a download. */
export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url));
}
