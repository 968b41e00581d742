import { TextArea, type TextAreaProps } from "../../ui/TextArea/TextArea.tsx";

interface IntakeFieldProps extends Omit<TextAreaProps, "label" | "isOptional" | "rows"> {
  question: string;
  isRequired: boolean;
}

/** A question to the booker, with a field for the answer. */
export function IntakeField({ question, isRequired, ...area }: IntakeFieldProps) {
  return (
    <TextArea
      {...area}
      label={question}
      rows={3}
      isOptional={!isRequired}
      aria-required={isRequired}
    />
  );
}
