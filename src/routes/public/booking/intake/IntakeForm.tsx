import { zodResolver } from "@hookform/resolvers/zod";
import { memo, useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { IntakeForm_booking$key } from "../../../../__generated__/IntakeForm_booking.graphql.ts";
import type { IntakeForm_offer$key } from "../../../../__generated__/IntakeForm_offer.graphql.ts";
import { BookedPrice } from "../../../../components/bookings/BookedPrice.tsx";
import { BookingRefusal } from "../BookingRefusal.tsx";
import { type Refusal, refusalOf } from "../refusal.ts";
import { useAnswerDraft } from "../../../../components/bookings/useAnswerDraft.ts";
import { BuyerPrice } from "../../../../components/catalogue/BuyerPrice.tsx";
import { IntakeField } from "../../../../components/bookings/IntakeField.tsx";
import {
  bookingDetailAddress,
  bookingPaymentAddress,
} from "../../../../domain/bookings/addresses.ts";
import { intakesFor } from "../../../../domain/bookings/inputs/updateBooking.ts";
import type { Instant } from "../../../../domain/time/instant.ts";
import { useNavigateIfStillHere } from "../../../../navigation/useNavigateIfStillHere.ts";
import { useFormMutation } from "../../../../relay/useFormMutation.ts";
import { useMe, useSession } from "../../../../session/SessionProvider.tsx";
import { Button, ButtonLink } from "../../../../ui/Button/Button.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import styles from "./IntakeForm.module.css";
import { useCompleteBooking } from "./useCompleteBooking.ts";
import { useEarlyPress } from "./useEarlyPress.ts";

interface IntakeFormProps {
  offer: IntakeForm_offer$key;
  /** The creator's. */
  slug: string;
  /** The zone of the times shown. */
  timeZone: string;
  /** Null before the slot is held: the questions are the offer's, and a submit waits. */
  booking: IntakeForm_booking$key | null | undefined;
  backAddress: string;
  /** When the held or pending slot begins; null before one is wanted. */
  at: Instant | null;
  /** Counts the slots that could not be taken. */
  failures: number;
  /** Called by "Back" instead of following it, before the slot is held. */
  onGiveUp: () => void;
}

/** The creator's questions; its button completes the booking, or leads to its payment. */
export const IntakeForm = memo(function IntakeForm({
  slug,
  timeZone,
  backAddress,
  at,
  failures,
  onGiveUp,
  ...props
}: IntakeFormProps) {
  const offer = useFragment(
    graphql`
      fragment IntakeForm_offer on OneOnOne {
        id
        price
        intakeQuestions {
          question
          isRequired
        }
        ...BuyerPrice_item
      }
    `,
    props.offer,
  );
  const booking = useFragment(
    graphql`
      fragment IntakeForm_booking on Booking {
        id
        paymentStatus
        intakes {
          question
          answer
        }
        intakeQuestions {
          question
          isRequired
        }
        ...BookedPrice_booking
        ...useCompleteBooking_booking
      }
    `,
    props.booking,
  );
  const { intakeQuestions: questions } = booking ?? offer;
  const isPaid = booking ? booking.paymentStatus === "PENDING" : offer.price > 0;
  const navigateIfStillHere = useNavigateIfStillHere();
  const { host } = useSession();
  const userId = useMe()?.userProfileId ?? "";
  const draft = useAnswerDraft(host, { userId, offerId: offer.id });
  const form = useForm({
    // Created on submit: a slow phone shows the questions sooner.
    resolver: (...given) => zodResolver(intakesFor(questions))(...given),
    defaultValues: {
      intakes: questions.map(({ question }) => ({
        question,
        answer: draft.atFirst.get(question) ?? "",
      })),
    },
  });
  /** While the payment of another time blocks this one's. */
  const [atBank, setAtBank] = useState<Refusal | null>(null);
  const { onSubmit, isBusy, errors, message } = useFormMutation({
    form,
    call: useCompleteBooking({ booking, isPaid }),
    toVariables: ({ intakes }) => ({ intakes }),
    onRefused(error) {
      setAtBank(error.code === "PAYMENT_PROCESSING" ? refusalOf(error, timeZone) : null);
    },
    async onDone({ updateBooking }, _values, { isCurrent }) {
      const place = { slug, bookingId: updateBooking.id };
      const paymentId = updateBooking.payment?.id;
      if (isPaid && paymentId) {
        // Nothing is booked yet: if the hold runs out, the answers are needed again, and what was
        // typed after the submit is not sent.
        if (isCurrent) await navigateIfStillHere(bookingPaymentAddress({ ...place, paymentId }));
      } else {
        draft.forget();
        // Going back leads to the calendar, not to answered questions.
        await navigateIfStillHere(bookingDetailAddress({ ...place, action: "continue" }), {
          replace: true,
        });
      }
    },
  });

  // Answers typed in another tab meanwhile, or given on another device.
  const fillIn = useEffectEvent(() => {
    const given = new Map(booking?.intakes.map(({ question, answer }) => [question, answer]));
    const typed = draft.read();
    for (const [index, { question }] of questions.entries()) {
      const name = `intakes.${index}.answer` as const;
      const known = typed.get(question) ?? given.get(question);
      if (known && form.getValues(name) === "") form.setValue(name, known);
    }
  });
  useEffect(() => {
    if (booking || at !== null) fillIn();
  }, [booking, at]);
  useEffect(() => {
    // The error was about the previous slot.
    if (!booking) form.clearErrors();
  }, [booking, form]);
  const { isPressed, ...submission } = useEarlyPress({
    isReady: Boolean(booking),
    occasion: `${failures} ${at}`,
    onSubmit: (event) => void onSubmit(event),
  });

  return (
    <form noValidate {...submission}>
      <Stack gap="large">
        {questions.length === 0 && (
          <Text tone="muted">No questions available for this booking.</Text>
        )}
        {questions.map(({ question, isRequired }, index) => (
          <IntakeField
            {...form.register(`intakes.${index}.answer`, {
              onChange: () => draft.keep(question, form.getValues(`intakes.${index}.answer`)),
            })}
            key={question}
            question={question}
            isRequired={isRequired}
            error={errors.intakes?.[index]?.answer?.message}
          />
        ))}
        <Stack gap="small">
          <BookingRefusal
            slug={slug}
            refusal={message === undefined ? null : (atBank ?? { text: message, bookingId: null })}
          />
          {isPaid && (
            <div className={styles.price}>
              <Text as="span" weight="strong">
                To pay
              </Text>
              {booking ? <BookedPrice booking={booking} /> : <BuyerPrice item={offer} />}
            </div>
          )}
          <div className={styles.ways}>
            <ButtonLink
              variant="quiet"
              size="large"
              href={backAddress}
              onClick={(event) => {
                if (booking) return;
                event.preventDefault();
                onGiveUp();
              }}
              icon={<Icon name="arrowLeft" />}
            >
              Back
            </ButtonLink>
            <Button
              type="submit"
              variant="primary"
              size="large"
              isBusy={isBusy || isPressed}
              onClick={(event) => {
                // The first click of a double click led here, and meant nothing more.
                if (event.detail > 1) event.preventDefault();
              }}
              iconEnd={isPaid ? <Icon name="arrowRight" /> : undefined}
            >
              {isPaid ? "Continue to Payment" : "Complete Booking"}
            </Button>
          </div>
        </Stack>
      </Stack>
    </form>
  );
});
