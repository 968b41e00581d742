import type { ArgTypes } from "storybook/internal/types";

/** A property of a component as react-docgen reads it off the code. */
interface Documented {
  required?: boolean;
  description?: string;
  tsType?: DocumentedType;
  defaultValue?: { value: string } | null;
}

interface DocumentedType {
  name: string;
  /** The type as it was written. */
  raw?: string;
  elements?: readonly DocumentedType[];
  value?: string;
}

/** The rows of a props table. Storybook's own say "union" where the code lists the literals. */
export function propertiesOf(component: unknown): ArgTypes {
  const { __docgenInfo: info } = component as {
    __docgenInfo?: { props?: Record<string, Documented> };
  };
  return Object.fromEntries(
    Object.entries(info?.props ?? {})
      // A prop with a default and no own type is the element's: it says too little here.
      .filter(([, { tsType }]) => tsType !== undefined)
      .map(([name, { required = false, description = "", tsType, defaultValue }]) => [
        name,
        {
          name,
          description,
          type: { required, name: "other", value: "" },
          table: {
            type: { summary: tsType ? textOf(tsType) : "" },
            ...(defaultValue && { defaultValue: { summary: defaultValue.value } }),
          },
        },
      ]),
  );
}

/** A type as the code writes it, without saying that the property may be left out. */
function textOf({ name, raw, elements, value }: DocumentedType): string {
  if (name === "union" && elements) {
    const chosen = elements.map(textOf).filter((text) => text !== "undefined");
    return chosen.join(" | ");
  }
  return (raw ?? value ?? name).replaceAll(/\s+/g, " ");
}
