/** HTML that is safe to insert as is. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[] | null;

/** A piece of HTML in which every text that is put in is escaped; null is nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const pieces = texts.map(
    (text, index) => text + (index < parts.length ? written(parts[index]) : ""),
  );
  return { html: pieces.join("") };
}

function written(part: Part | undefined): string {
  if (part === null || part === undefined) return "";
  if (typeof part === "string" || typeof part === "number") return escaped(String(part));
  return "html" in part ? part.html : part.map(({ html: piece }) => piece).join("");
}

/** A text in which nothing is markup, in HTML or XML. */
export function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
