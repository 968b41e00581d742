/** Joins class names and skips the absent ones, for the rare case of two classes on one element. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
