import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stepClock, tidyClock } from "../../src/domain/availability/clock.ts";
import { TimeField, type TimeFieldProps } from "../../src/ui/TimeField/TimeField.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";

const meta = preview.meta({ title: "Controls/TimeField" });

function Example({ start = "", ...props }: Partial<TimeFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <TimeField
      label="From"
      value={value}
      onChange={setValue}
      tidy={tidyClock}
      step={(text, direction) => stepClock(text, 15 * direction)}
      {...props}
    />
  );
}

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="In focus">
        <Example start="09:00" />
      </Shown>
      <Shown as="Empty">
        <Example label="Empty" />
      </Shown>
      <Shown as="Wrong">
        <Example label="Wrong" start="25:00" isInvalid />
      </Shown>
      <Shown as="Disabled">
        <Example label="Disabled" start="17:00" disabled />
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "From" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Wrong" })).toBeInvalid();
  },
});

export const TypedAndStepped = meta.story({
  render: () => <Example />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "From" });
    await userEvent.type(field, "930");
    await userEvent.tab();
    await expect(field).toHaveValue("09:30");
    await userEvent.type(field, "{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(field).toHaveValue("09:45");
  },
});
