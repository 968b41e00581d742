import { useForm } from "react-hook-form";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { Button } from "../../src/ui/Button/Button.tsx";
import { Checkbox } from "../../src/ui/Checkbox/Checkbox.tsx";
import { Field } from "../../src/ui/Field/Field.tsx";
import { Stack } from "../../src/ui/Layout/Layout.tsx";
import { RadioGroup } from "../../src/ui/RadioGroup/RadioGroup.tsx";
import { Select } from "../../src/ui/Select/Select.tsx";
import { TextArea } from "../../src/ui/TextArea/TextArea.tsx";
import { TextField } from "../../src/ui/TextField/TextField.tsx";
import { Gallery, Shown } from "../support/Gallery.tsx";
import { byKeyboard, isToBeCorrected } from "../support/keyboard.ts";
import { HEBREW, LONG_LINE, LONG_WORD, LONG_TEXT } from "../support/texts.ts";

const meta = preview.meta({ title: "Controls/Field" });

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

export const States = meta.story({
  render: () => (
    <Gallery>
      <Shown as="At rest">
        <Field label="Price">{(tied) => <input {...tied} />}</Field>
      </Shown>
      <Shown as="With a hint, optional">
        <Field label="Price" hint="Excl. VAT. 0 makes it free." isOptional>
          {(tied) => <input {...tied} />}
        </Field>
      </Shown>
      <Shown as="Wrong">
        <Field label="Amount" hint="Excl. VAT." error="Price is required">
          {(tied) => <input {...tied} />}
        </Field>
      </Shown>
      <Shown as="Wrong, at length">
        <Field label={LONG_LINE} hint={LONG_WORD} error={LONG_TEXT}>
          {(tied) => <input {...tied} />}
        </Field>
      </Shown>
      <Shown as="Label for readers only">
        <Field label="Search" isLabelHidden>
          {(tied) => <input {...tied} placeholder="Search" />}
        </Field>
      </Shown>
      <Shown as="With a counter">
        <Field label="About you" aside="12 / 2000">
          {(tied) => <input {...tied} />}
        </Field>
      </Shown>
      <Shown as="Right to left" dir="rtl">
        <Field label={HEBREW} hint={HEBREW}>
          {(tied) => <input {...tied} />}
        </Field>
      </Shown>
    </Gallery>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole("textbox", { name: "Amount" });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription("Excl. VAT. Price is required");
  },
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
