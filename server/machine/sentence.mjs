import path from "node:path";

/**
 * The message with which a command fails: the error's without its stack and, if access to a file
 * was denied, which file and what to do.
 * @param {unknown} error
 * @returns {string}
 */
export function sentenceOf(error) {
  if (!(error instanceof Error)) return String(error);
  const { code, path: file, syscall = "" } = /** @type {NodeJS.ErrnoException} */ (error);
  // A program that couldn't be started is named by a command, not a file.
  if (file === undefined || syscall.startsWith("spawn")) return error.message;
  const place = path.resolve(file);
  switch (code) {
    case "EACCES":
    case "EPERM":
      return `You have no permission to read or write ${place}. Change its permissions, or run this as its owner.`;
    case "EROFS":
      return `${place} is on a read-only disk. Choose a place that can be written to.`;
    case "ENOENT":
      return `There is no ${place}.`;
    default:
      return error.message;
  }
}
