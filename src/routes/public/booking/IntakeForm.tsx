import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type { IntakeForm_booking$key } from "../../../__generated__/IntakeForm_booking.graphql.ts";
import type { IntakeForm_query$key } from "../../../__generated__/IntakeForm_query.graphql.ts";
import { BookedPrice } from "../../../components/bookings/BookedPrice.tsx";
import { bookingDetailAddress, bookingPaymentAddress } from "../../../domain/bookings/addresses.ts";
import { intakesFor } from "../../../domain/bookings/inputs/updateBooking.ts";
import { useFormMutation } from "../../../relay/useFormMutation.ts";
import { Button, ButtonLink } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { TextArea } from "../../../ui/TextArea/TextArea.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import type { AnswerDrafts } from "./answerDrafts.ts";
import { useCompleteBooking } from "./useCompleteBooking.ts";

interface IntakeFormProps {
  booking: IntakeForm_booking$key;
  query: IntakeForm_query$key;
  /** The form starts from these, and writes to them. */
  drafts: AnswerDrafts;
  backAddress: string;
}

/** What the creator wants to know; its button ends the booking, or leads to its payment. */
export function IntakeForm({ booking, query, drafts, backAddress }: IntakeFormProps) {
  const data = useFragment(
    graphql`
      fragment IntakeForm_booking on Booking {
        id
        paymentStatus
        intakes {
          question
          answer
        }
        creator {
          slug
        }
        ...BookedPrice_booking
        ...useCompleteBooking_booking
      }
    `,
    booking,
  );
  const { bookingIntakeQuestions: questions } = useFragment(
    graphql`
      fragment IntakeForm_query on Query {
        bookingIntakeQuestions {
          id
          question
          isRequired
        }
      }
    `,
    query,
  );
  const { id, paymentStatus, intakes, creator } = data;
  const isPaid = paymentStatus === "PENDING";
  const navigate = useNavigate();
  const answerTo = (question: string) =>
    drafts.get(question) ?? intakes.find((intake) => intake.question === question)?.answer ?? "";
  const form = useForm({
    resolver: zodResolver(intakesFor(questions)),
    defaultValues: {
      intakes: questions.map(({ question }) => ({ question, answer: answerTo(question) })),
    },
  });
  const { onSubmit, isBusy, errors, message } = useFormMutation({
    form,
    call: useCompleteBooking({ booking: data, isPaid }),
    toVariables: (values) => ({ command: { id, intakes: values.intakes } }),
    async onDone({ updateBooking }) {
      const place = { slug: creator.slug, bookingId: id };
      const paymentId = updateBooking.payment?.id;
      if (isPaid && paymentId) {
        await navigate(bookingPaymentAddress({ ...place, paymentId }));
      } else {
        // Going back leads to the calendar, not to questions that are answered.
        await navigate(bookingDetailAddress({ ...place, action: "continue" }), { replace: true });
      }
    },
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="large">
        {questions.length === 0 && (
          <Text tone="muted">No questions available for this booking.</Text>
        )}
        {questions.map(({ id: questionId, question, isRequired }, index) => (
          <TextArea
            {...form.register(`intakes.${index}.answer`, {
              onChange: () => drafts.set(question, form.getValues(`intakes.${index}.answer`)),
            })}
            key={questionId}
            label={question}
            rows={3}
            isOptional={!isRequired}
            aria-required={isRequired}
            error={errors.intakes?.[index]?.answer?.message}
          />
        ))}
        <Stack gap="small">
          <FieldError>{message}</FieldError>
          {isPaid && (
            <Cluster justify="end">
              <BookedPrice booking={data} />
            </Cluster>
          )}
          <Cluster justify="between" gap="medium">
            <ButtonLink size="large" href={backAddress} icon={<Icon name="arrowLeft" />}>
              Back
            </ButtonLink>
            <Button
              type="submit"
              variant="primary"
              size="large"
              isBusy={isBusy}
              iconEnd={isPaid ? <Icon name="arrowRight" /> : undefined}
            >
              {isPaid ? "Continue to Payment" : "Complete Booking"}
            </Button>
          </Cluster>
        </Stack>
      </Stack>
    </form>
  );
}
