import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { CancelDialog_booking$key } from "../../../../__generated__/CancelDialog_booking.graphql.ts";
import { FORM_NAMES } from "../../../../components/editing/formNames.ts";
import { cancelBookingInput } from "../../../../domain/bookings/inputs/cancelBooking.ts";
import { fullName } from "../../../../domain/profiles/fullName.ts";
import { CANCELLATION_REASON_MAX } from "../../../../domain/shared/limits.ts";
import { friendlyDate } from "../../../../domain/time/format.ts";
import { useFormMutation } from "../../../../relay/useFormMutation.ts";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Checkbox } from "../../../../ui/Checkbox/Checkbox.tsx";
import { Dialog } from "../../../../ui/Dialog/Dialog.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { TextArea } from "../../../../ui/TextArea/TextArea.tsx";
import { useToast } from "../../../../ui/Toast/Toast.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import { KeptInDialog } from "../KeptInDialog.tsx";
import { MoneyOnCancelling } from "./MoneyOnCancelling.tsx";
import { useCancelBooking } from "./useCancelBooking.ts";

interface CancelDialogProps {
  booking: CancelDialog_booking$key;
  timeZone: string;
  /** While it is closed it keeps what was typed. */
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why a session is cancelled, and says what becomes of the money before it is. */
export function CancelDialog({ booking, timeZone, isOpen, onClose }: CancelDialogProps) {
  const { id, title, date, bookerName, isRefundable, creator, ...data } = useFragment(
    graphql`
      fragment CancelDialog_booking on Booking {
        id
        title
        date
        bookerName
        isRefundable
        creator {
          firstName
          lastName
          isOwn
        }
        ...MoneyOnCancelling_booking
      }
    `,
    booking,
  );
  const { firstName, lastName, isOwn } = creator;
  const otherName = isOwn ? bookerName : fullName({ firstName, lastName });
  const { revalidate } = useRevalidator();
  const show = useToast();
  const formId = useId();
  const form = useForm({
    resolver: zodResolver(cancelBookingInput),
    defaultValues: { id, reason: "", proposesRebooking: false, withoutRefund: false },
  });
  const { isRefunded, isWithdrawn, withdraw } = usePromise({
    isOpen,
    isRefunded: isOwn || isRefundable,
  });
  const { onSubmit, isBusy, errors, message } = useFormMutation({
    form,
    call: useCancelBooking(),
    toVariables: (command) => ({
      // What was refused once as too late takes a tick: a second press may be of a double click.
      command: { ...command, id, withoutRefund: isWithdrawn ? command.withoutRefund : !isRefunded },
    }),
    onDone: () => show({ text: "Session cancelled", tone: "success" }),
    onRefused: ({ code }) => {
      if (code === "NOT_REFUNDABLE") withdraw();
      if (code === "BOOKING_CANCELLED") show({ text: "It was already cancelled" });
      if (STALE.has(code)) void revalidate();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title="Cancel this session?"
      cancelLabel="Keep it"
      actions={
        <Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
          Cancel session
        </Button>
      }
    >
      <form noValidate id={formId} onSubmit={onSubmit}>
        <Stack>
          <Text>
            <bdi>{title}</bdi> with <bdi>{otherName}</bdi> on{" "}
            {friendlyDate(Date.parse(date), timeZone)} won’t take place.{" "}
            {isOwn && "Its time becomes free again. "}
            <MoneyOnCancelling booking={data} {...{ isRefunded, timeZone }} />
          </Text>
          <KeptInDialog form={form} name={FORM_NAMES.cancellation(id)} />
          <TextArea
            {...form.register("reason")}
            label="Reason"
            hint={
              <>
                <bdi>{otherName}</bdi> will see this.
              </>
            }
            rows={3}
            maxLength={CANCELLATION_REASON_MAX}
            limit={CANCELLATION_REASON_MAX}
            error={errors.reason?.message}
          />
          {isOwn && (
            <Checkbox
              {...form.register("proposesRebooking")}
              label="Invite them to book another time"
            />
          )}
          {isWithdrawn && (
            <Checkbox {...form.register("withoutRefund")} label="Cancel without a refund" />
          )}
          <FieldError>{message}</FieldError>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Refusals which mean that the page shows a booking as it was. */
const STALE: ReadonlySet<string> = new Set([
  "NOT_REFUNDABLE",
  "BOOKING_CANCELLED",
  "SESSION_BEGUN",
]);

/** What was said of the refund when the dialog was opened; it is taken back only by saying so. */
function usePromise(now: { isOpen: boolean; isRefunded: boolean }) {
  const [said, say] = useState({ ...now, isWithdrawn: false });
  if (said.isOpen !== now.isOpen) say({ ...now, isWithdrawn: false });
  const { isRefunded, isWithdrawn } = said;
  const withdraw = () => say({ isOpen: now.isOpen, isRefunded: false, isWithdrawn: true });
  return { isRefunded, isWithdrawn, withdraw };
}
