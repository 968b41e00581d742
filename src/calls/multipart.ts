/**
 * GraphQL multipart request: the operation, a map from part to place, the parts. `operation` has
 * null in the place of each file in `variables`.
 */
export function formOf(operation: string, variables: unknown): FormData {
  const files = filesIn(variables, "variables");
  const form = new FormData();
  form.append("operations", operation);
  const map = Object.fromEntries(files.map(({ path }, index) => [String(index), [path]]));
  form.append("map", JSON.stringify(map));
  files.forEach(({ file }, index) => form.append(String(index), file));
  return form;
}

function filesIn(value: unknown, path: string): { path: string; file: Blob }[] {
  if (value instanceof Blob) return [{ path, file: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => filesIn(inner, `${path}.${key}`));
}
