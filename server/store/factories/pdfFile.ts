/**
 * The body of a stream object: its dictionary without the brackets, and
 * bytes as a string of Latin-1.
 */
export function pdfStream(dictionary: string, content: string): string {
  return `<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`;
}

/**
 * A PDF of these objects, each a body in the file's own notation, as a string of Latin-1. The first
 * is number 1, and the catalogue.
 */
export function pdfFile(objects: readonly string[], trailer = ""): Uint8Array<ArrayBuffer> {
  const parts = ["%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n"];
  const starts: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((body, index) => {
    starts.push(length);
    add(`${index + 1} 0 obj\n${body}\nendobj\n`);
  });
  const xref = length;
  const rows = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`);
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`);
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\n`);
  add(`startxref\n${xref}\n%%EOF\n`);
  const text = parts.join("");
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
