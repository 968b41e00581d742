import { zodResolver } from "@hookform/resolvers/zod";
import { useLayoutEffect, useRef } from "react";
import { useController, useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import * as z from "zod/mini";
import type { QuestionsForm_offer$key } from "../../../__generated__/QuestionsForm_offer.graphql.ts";
import type { QuestionsForm_query$key } from "../../../__generated__/QuestionsForm_query.graphql.ts";
import { IntakeField } from "../../../components/bookings/IntakeField.tsx";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { ChangedElsewhere } from "../../../components/editing/ChangedElsewhere.tsx";
import { SaveOrCancel } from "../../../components/editing/SaveOrCancel.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import { useItemForm } from "../../../components/editing/useItemForm.ts";
import { intakeQuestions } from "../../../domain/catalogue/inputs/updateIntakeQuestions.ts";
import { isBlank } from "../../../domain/shared/shownText.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Disclosure } from "../../../ui/Disclosure/Disclosure.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { OwnQuestions } from "./OwnQuestions.tsx";
import { useUpdateIntakeQuestions } from "./useUpdateIntakeQuestions.ts";

const schema = z.object({ questions: z.nullable(intakeQuestions) });

type QuestionsValues = z.input<typeof schema>;

interface QuestionsFormProps {
  offer: QuestionsForm_offer$key;
  query: QuestionsForm_query$key;
  onClose: () => void;
}

/** An offer's questions to its bookers: the default ones, or its own. */
export function QuestionsForm({ offer, query, onClose }: QuestionsFormProps) {
  const data = useFragment(
    graphql`
      fragment QuestionsForm_offer on OneOnOne {
        id
        title
        intakeQuestions {
          question
          isRequired
        }
        hasOwnIntakeQuestions
        intakeQuestionsRevision
      }
    `,
    offer,
  );
  const { bookingIntakeQuestions: standard } = useFragment(
    graphql`
      fragment QuestionsForm_query on Query {
        bookingIntakeQuestions {
          question
          isRequired
        }
      }
    `,
    query,
  );
  const {
    id,
    title,
    intakeQuestions: asked,
    hasOwnIntakeQuestions,
    intakeQuestionsRevision,
  } = data;
  const before: QuestionsValues = { questions: hasOwnIntakeQuestions ? [...asked] : null };
  const form = useForm({ resolver: zodResolver(schema), defaultValues: before });
  const { field } = useController({ control: form.control, name: "questions" });
  const { onSubmit, isBusy, errors, message, conflict, restored, saveQuietly } = useEditForm({
    form,
    name: FORM_NAMES.questions({ id, title }),
    call: useUpdateIntakeQuestions(),
    before,
    revision: intakeQuestionsRevision,
    toVariables: ({ questions }, revision) => ({ command: { id, questions, revision } }),
    revisionIn: ({ updateIntakeQuestions }) => updateIntakeQuestions.intakeQuestionsRevision,
    savedText: "Questions saved",
    onSaved: onClose,
  });
  useItemForm({ form, isBusy, saveQuietly });
  const questions = field.value ?? standard;
  // The pressed button unmounts with its container.
  const heading = useRef<HTMLHeadingElement>(null);
  const isStandard = field.value === null;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever the part changes
  useLayoutEffect(() => heading.current?.focus(), [isStandard]);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <RestoredChanges restored={restored} />
        <Heading level={4} ref={heading} tabIndex={-1}>
          Questions for the booker
        </Heading>
        {field.value === null ? (
          <StandardQuestions
            questions={standard}
            onRewrite={() => field.onChange(standard.map((question) => ({ ...question })))}
          />
        ) : (
          <OwnQuestions
            questions={field.value}
            errors={errors.questions}
            onChange={field.onChange}
            focusRef={field.ref}
            onReset={() => field.onChange(null)}
          />
        )}
        <Disclosure label="Preview as the booker sees it">
          <Preview questions={questions.filter(({ question }) => !isBlank(question))} />
        </Disclosure>
        <ChangedElsewhere
          conflict={conflict}
          saved={<QuestionList questions={asked} />}
          onTakeSaved={onClose}
        />
        <SaveOrCancel
          saveLabel="Save questions"
          isBusy={isBusy}
          message={message}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

interface Asked {
  readonly question: string;
  readonly isRequired: boolean;
}

function StandardQuestions({
  questions,
  onRewrite,
}: {
  questions: readonly Asked[];
  onRewrite: () => void;
}) {
  return (
    <Stack gap="small">
      <Text tone="muted">This call asks the standard questions:</Text>
      <QuestionList questions={questions} />
      <Cluster>
        <Button onClick={onRewrite}>Write your own</Button>
      </Cluster>
    </Stack>
  );
}

function Preview({ questions }: { questions: readonly Asked[] }) {
  if (questions.length === 0) {
    return <Text tone="muted">No questions: people book straight away.</Text>;
  }
  return (
    <Card variant="sunken">
      <Stack>
        {questions.map((asked, index) => (
          <IntakeField key={index} {...asked} readOnly />
        ))}
      </Stack>
    </Card>
  );
}

function QuestionList({ questions }: { questions: readonly Asked[] }) {
  if (questions.length === 0) return <Text tone="muted">No questions.</Text>;
  return (
    <ul>
      {questions.map(({ question, isRequired }, index) => (
        <li key={index}>
          <Text as="span" dir="auto">
            {question}
          </Text>
          {!isRequired && (
            <Text as="span" tone="muted">
              {" "}
              (optional)
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
