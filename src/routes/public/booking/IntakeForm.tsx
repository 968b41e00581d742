import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { IntakeForm_booking$key } from "../../../__generated__/IntakeForm_booking.graphql.ts";
import { BookedPrice } from "../../../components/bookings/BookedPrice.tsx";
import { useAnswerDraft } from "../../../components/bookings/useAnswerDraft.ts";
import { IntakeField } from "../../../components/bookings/IntakeField.tsx";
import { bookingDetailAddress, bookingPaymentAddress } from "../../../domain/bookings/addresses.ts";
import { intakesFor } from "../../../domain/bookings/inputs/updateBooking.ts";
import { useLeadOn } from "../../../relay/useLeadOn.ts";
import { useFormMutation } from "../../../relay/useFormMutation.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { Button, ButtonLink } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import styles from "./IntakeForm.module.css";
import { useCompleteBooking } from "./useCompleteBooking.ts";

interface IntakeFormProps {
  booking: IntakeForm_booking$key;
  backAddress: string;
}

/** What the creator wants to know; its button ends the booking, or leads to its payment. */
export function IntakeForm({ booking, backAddress }: IntakeFormProps) {
  const data = useFragment(
    graphql`
      fragment IntakeForm_booking on Booking {
        id
        paymentStatus
        intakes {
          question
          answer
        }
        intakeQuestions {
          id
          question
          isRequired
        }
        creator {
          slug
        }
        oneOnOne {
          id
        }
        ...BookedPrice_booking
        ...useCompleteBooking_booking
      }
    `,
    booking,
  );
  const { id, paymentStatus, intakes, intakeQuestions: questions, creator } = data;
  const isPaid = paymentStatus === "PENDING";
  const leadOn = useLeadOn();
  const { host } = useSession();
  const userId = useMe()?.userProfileId ?? "";
  const draft = useAnswerDraft(host, { userId, offerId: data.oneOnOne.id });
  const answerTo = (question: string) =>
    draft.atFirst.get(question) ??
    intakes.find((intake) => intake.question === question)?.answer ??
    "";
  const form = useForm({
    // Made when something is sent: a slow phone shows the questions sooner.
    resolver: (...given) => zodResolver(intakesFor(questions))(...given),
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
        // Nothing is booked yet: when the hold runs out, the answers are wanted again.
        await leadOn(bookingPaymentAddress({ ...place, paymentId }));
      } else {
        draft.forget();
        // Going back leads to the calendar, not to questions that are answered.
        await leadOn(bookingDetailAddress({ ...place, action: "continue" }), { replace: true });
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
          <IntakeField
            {...form.register(`intakes.${index}.answer`, {
              onChange: () => draft.keep(question, form.getValues(`intakes.${index}.answer`)),
            })}
            key={questionId}
            question={question}
            isRequired={isRequired}
            error={errors.intakes?.[index]?.answer?.message}
          />
        ))}
        <Stack gap="small">
          <FieldError>{message}</FieldError>
          {isPaid && (
            <div className={styles.price}>
              <Text as="span" weight="strong">
                To pay
              </Text>
              <BookedPrice booking={data} />
            </div>
          )}
          <div className={styles.ways}>
            <ButtonLink
              variant="quiet"
              size="large"
              href={backAddress}
              icon={<Icon name="arrowLeft" />}
            >
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
          </div>
        </Stack>
      </Stack>
    </form>
  );
}
