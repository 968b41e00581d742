import type { FieldErrors } from "react-hook-form";
import { RowsEditor } from "../../../components/editing/RowsEditor.tsx";
import { INTAKES_MAX } from "../../../domain/shared/limits.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Checkbox } from "../../../ui/Checkbox/Checkbox.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { TextArea } from "../../../ui/TextArea/TextArea.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";

interface Question {
  question: string;
  isRequired: boolean;
}

interface OwnQuestionsProps {
  questions: readonly Question[];
  errors: FieldErrors<{ questions: Question[] }>["questions"] | undefined;
  onChange: (questions: Question[]) => void;
  /** See `RowsEditor`. */
  focusRef: (target: { focus: () => void }) => void;
  /** Back to the questions that every offer starts with. */
  onReset: () => void;
}

/** Questions in the creator's words and order. */
export function OwnQuestions({
  questions,
  errors,
  onChange,
  focusRef,
  onReset,
}: OwnQuestionsProps) {
  return (
    <Stack>
      <RowsEditor
        label="Your questions"
        hint="Bookers answer them before the call. Sessions already booked keep theirs."
        rows={questions}
        onChange={onChange}
        focusRef={focusRef}
        blank={{ question: "", isRequired: false }}
        max={INTAKES_MAX}
        thing="Question"
        addLabel="Add a question"
        error={errors?.message}
      >
        {(row, { name, index, change }) => (
          <Stack gap="small">
            <TextArea
              label={name}
              isLabelHidden
              rows={2}
              value={row.question}
              error={errors?.[index]?.question?.message}
              onChange={(event) => change({ ...row, question: event.target.value })}
            />
            <Checkbox
              label={
                <>
                  An answer is required
                  <VisuallyHidden> to {name.toLowerCase()}</VisuallyHidden>
                </>
              }
              checked={row.isRequired}
              onChange={(event) => change({ ...row, isRequired: event.target.checked })}
            />
          </Stack>
        )}
      </RowsEditor>
      <Cluster>
        <Button variant="quiet" onClick={onReset}>
          Back to the standard questions
        </Button>
      </Cluster>
    </Stack>
  );
}
