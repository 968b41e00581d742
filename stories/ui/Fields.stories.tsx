import { useForm } from "react-hook-form";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Button } from "../../src/ui/Button/Button.tsx";
import { Checkbox } from "../../src/ui/Checkbox/Checkbox.tsx";
import { Page, Stack } from "../../src/ui/Layout/Layout.tsx";
import { RadioGroup } from "../../src/ui/RadioGroup/RadioGroup.tsx";
import { Select } from "../../src/ui/Select/Select.tsx";
import { Switch } from "../../src/ui/Switch/Switch.tsx";
import { TextArea } from "../../src/ui/TextArea/TextArea.tsx";
import { TextField } from "../../src/ui/TextField/TextField.tsx";
import { byKeyboard, isToBeCorrected } from "../support/keyboard.ts";

const durations = [
  { value: "30", label: "30 minutes" },
  { value: "60", label: "60 minutes", hint: "Time to go deep" },
];

interface Values {
  title: string;
  biography: string;
  country: string;
  duration: string;
  isCompany: boolean;
}

const onSave = fn();

function RegisteredForm() {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: {
      title: "",
      biography: "Twelve chars",
      country: "",
      duration: "30",
      isCompany: false,
    },
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSave(values))}>
      <Stack gap="medium">
        <TextField
          label="Title"
          error={formState.errors.title?.message}
          {...register("title", { required: "Title is required" })}
        />
        <TextArea label="About you" limit={2000} isOptional {...register("biography")} />
        <Select
          label="Country"
          placeholder="Choose a country"
          options={[
            { value: "BE", label: "Belgium" },
            { value: "NL", label: "Netherlands" },
          ]}
          {...register("country")}
        />
        <RadioGroup label="Duration" layout="row" options={durations} {...register("duration")} />
        <Checkbox label="I buy as a company" {...register("isCompany")} />
        <Button variant="primary" type="submit">
          Save changes
        </Button>
      </Stack>
    </form>
  );
}

const meta = preview.meta({
  decorators: [
    (Story) => (
      <Page width="narrow">
        <Story />
      </Page>
    ),
  ],
});

export const InAForm = meta.story({
  render: () => <RegisteredForm />,
  play: async ({ canvas }) => {
    onSave.mockClear();
    await expect(canvas.getByText("12 / 2000")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save changes" }));
    const title = canvas.getByRole("textbox", { name: "Title" });
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Title is required");
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription("Title is required");
    await userEvent.type(title, "Negotiating under pressure");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country" }), "Belgium");
    await userEvent.click(canvas.getByRole("radio", { name: /60 minutes/ }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "I buy as a company" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save changes" }));
    await expect(onSave).toHaveBeenCalledWith({
      title: "Negotiating under pressure",
      biography: "Twelve chars",
      country: "BE",
      duration: "60",
      isCompany: true,
    });
  },
});

export const ByKeyboard = meta.story({
  render: () => <RegisteredForm />,
  play: byKeyboard(async ({ canvas, keys }) => {
    onSave.mockClear();
    const title = await keys.tabTo("textbox", "Title");
    await keys.press("{Enter}");
    await isToBeCorrected(title, "Title is required");
    await keys.press("Negotiating");
    await keys.tabTo("textbox", /About you/);
    await keys.press("{Control>}a{/Control}Calm{Enter}technology");
    await keys.tabTo("combobox", "Country");
    await keys.tabTo("radio", /30 minutes/);
    await keys.press("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /60 minutes/ })).toHaveFocus();
    await keys.tabTo("checkbox", "I buy as a company");
    await keys.press(" ");
    await keys.tabTo("button", "Save changes");
    await keys.press("{Enter}");
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        title: "Negotiating",
        biography: "Calm\ntechnology",
        country: "",
        duration: "60",
        isCompany: true,
      }),
    );
  }),
});

export const WithHints = meta.story({
  render: () => (
    <Stack>
      <TextField
        label="Price"
        prefix="€"
        hint="Excl. VAT. 0 makes it free."
        inputMode="decimal"
        defaultValue="45"
      />
      <Select
        label="Timezone"
        hint="Your hours are shown in it."
        options={[{ value: "a", label: "Europe/Brussels" }]}
      />
      <Switch label="Published" hint="Everyone can book this call" defaultChecked />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Price" })).toHaveAccessibleDescription(
      "Excl. VAT. 0 makes it free.",
    );
    await userEvent.click(canvas.getByRole("switch", { name: /Published/ }));
    await expect(canvas.getByRole("switch")).not.toBeChecked();
  },
});

export const WithErrors = meta.story({
  render: () => (
    <Stack>
      <TextField label="VAT number" defaultValue="BE0" error="VAT number is not correct" />
      <TextArea
        label="Description"
        limit={10}
        defaultValue="Longer than ten"
        error="Description is too long"
      />
      <Select
        label="Country"
        options={[]}
        placeholder="Choose a country"
        error="Country is required"
      />
      <RadioGroup label="Duration" options={durations} error="Duration is required" />
      <Checkbox label="I accept the terms" error="This field is required" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(5);
    await expect(canvas.getByRole("textbox", { name: "VAT number" })).toBeInvalid();
    await expect(canvas.getByRole("radiogroup", { name: "Duration" })).toHaveAccessibleDescription(
      "Duration is required",
    );
  },
});

export const Disabled = meta.story({
  render: () => (
    <Stack>
      <TextField label="Email" defaultValue="demo@example.org" disabled />
      <Select label="Country" disabled options={[{ value: "BE", label: "Belgium" }]} />
      <TextArea label="Notes" disabled defaultValue="Closed" />
      <RadioGroup label="Duration" options={durations} value="30" disabled />
      <Checkbox label="Save these details" disabled defaultChecked />
      <Switch label="Published" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Email" })).toBeDisabled();
    await expect(canvas.getByRole("checkbox")).toBeDisabled();
  },
});

export const LongWords = meta.story({
  render: () => (
    <Stack>
      <TextField
        label="The question that the creator wants answered before the call, which may run over several lines"
        hint="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikantenvereinigung"
      />
      <Checkbox label="I agree that what I write here is read by the creator, kept with the booking, and shown to nobody else unless the law asks for it" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
