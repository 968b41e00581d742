import { describe, expect, it } from "vitest";
import { propertiesOf } from "./properties.ts";

const withProps = (props: Record<string, unknown>) => ({ __docgenInfo: { props } });

describe("the table of a component's properties", () => {
  it("says which words there are to choose from, and which is taken without a choice", () => {
    const size = {
      required: false,
      description: "How large.",
      tsType: {
        name: "union",
        raw: '"small" | "large" | undefined',
        elements: [
          { name: "literal", value: '"small"' },
          { name: "literal", value: '"large"' },
          { name: "undefined" },
        ],
      },
      defaultValue: { value: '"small"' },
    };
    expect(propertiesOf(withProps({ size }))).toEqual({
      size: {
        name: "size",
        description: "How large.",
        type: { required: false, name: "other", value: "" },
        table: { type: { summary: '"small" | "large"' }, defaultValue: { summary: '"small"' } },
      },
    });
  });

  it("says what a list is a list of, on one line", () => {
    const slots = { required: true, tsType: { name: "ReadonlyArray", raw: "readonly\n  Slot[]" } };
    expect(propertiesOf(withProps({ slots }))["slots"]?.table?.type?.summary).toBe(
      "readonly Slot[]",
    );
  });

  it("leaves out what belongs to every element, and is empty where nothing is documented", () => {
    expect(propertiesOf(withProps({ type: { defaultValue: { value: '"button"' } } }))).toEqual({});
    expect(propertiesOf({})).toEqual({});
  });
});
