import { TextArea, type TextAreaProps } from "../../ui/TextArea/TextArea.tsx";

interface IntakeFieldProps extends Omit<TextAreaProps, "label" | "isOptional" | "rows"> {
  question: string;
  isRequired: boolean;
}

/** A question as the booker reads it, with the room for its answer. */
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
