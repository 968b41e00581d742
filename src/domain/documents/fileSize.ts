const KB = 1024;
const sizes = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/** A file's size as people read it, `1.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  if (bytes < KB * KB) return `${sizes.format(Math.round(bytes / KB))} KB`;
  return `${sizes.format(bytes / KB / KB)} MB`;
}
