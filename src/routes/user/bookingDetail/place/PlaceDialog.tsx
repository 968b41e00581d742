import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { PlaceDialog_booking$key } from "../../../../__generated__/PlaceDialog_booking.graphql.ts";
import { PlaceFields } from "../../../../components/bookings/PlaceFields.tsx";
import { ChangedElsewhere } from "../../../../components/editing/ChangedElsewhere.tsx";
import { FORM_NAMES } from "../../../../components/editing/formNames.ts";
import { useFollowing } from "../../../../components/editing/useFollowing.ts";
import { updateMeetingPlaceInput } from "../../../../domain/bookings/inputs/updateMeetingPlace.ts";
import { MEETING_KINDS } from "../../../../domain/generated/enums.ts";
import { knownOf } from "../../../../relay/enums.ts";
import { useFormMutation } from "../../../../relay/useFormMutation.ts";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Dialog } from "../../../../ui/Dialog/Dialog.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { useToast } from "../../../../ui/Toast/Toast.tsx";
import { Text } from "../../../../ui/Type/Type.tsx";
import { KeptInDialog } from "../KeptInDialog.tsx";
import { Place } from "./Place.tsx";
import { useUpdateMeetingPlace } from "./useUpdateMeetingPlace.ts";

interface PlaceDialogProps {
  booking: PlaceDialog_booking$key;
  /** While it is closed it keeps what was typed. */
  isOpen: boolean;
  onClose: () => void;
}

/** Asks how they meet for this session alone. */
export function PlaceDialog({ booking, isOpen, onClose }: PlaceDialogProps) {
  const { id, bookerName, meetingPlace, placeChangeCount, ...data } = useFragment(
    graphql`
      fragment PlaceDialog_booking on Booking {
        id
        bookerName
        meetingPlace {
          kind
          details
        }
        placeChangeCount
        ...Place_booking
      }
    `,
    booking,
  );
  const { revalidate } = useRevalidator();
  const show = useToast();
  const formId = useId();
  const saved = {
    id,
    meetingKind: knownOf(meetingPlace.kind, MEETING_KINDS) ?? "VIDEO",
    meetingDetails: meetingPlace.details ?? "",
    placeChangeCount,
  };
  const form = useForm({ resolver: zodResolver(updateMeetingPlaceInput), defaultValues: saved });
  const { fill, startAgain } = useFollowing({
    form,
    version: String(placeChangeCount),
    follow: () => fill(saved),
  });
  const meetingKind = useWatch({ control: form.control, name: "meetingKind" });
  const { onSubmit, isBusy, errors, message, code } = useFormMutation({
    form,
    call: useUpdateMeetingPlace(),
    toVariables: (command) => ({ command: { ...command, id } }),
    onDone({ updateMeetingPlace }, _values, { typed, isCurrent }) {
      show({ text: "Saved", tone: "success" });
      const { placeChangeCount } = updateMeetingPlace;
      startAgain({ ...typed, placeChangeCount });
      form.setValue("placeChangeCount", placeChangeCount);
      if (isCurrent) onClose();
    },
    onRefused: ({ code }) => {
      if (STALE.has(code)) void revalidate();
    },
  });
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The browser focuses the first choice, which may not be the one that is chosen.
    if (isOpen) fields.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      title="How will you meet this time?"
      actions={
        <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
          Save
        </Button>
      }
    >
      <form ref={fields} noValidate id={formId} onSubmit={onSubmit}>
        <Stack>
          <Text>
            This changes only this session. <bdi>{bookerName}</bdi> sees it on the session’s page,
            and gets an email if they want one.
          </Text>
          <KeptInDialog form={form} name={FORM_NAMES.meetingPlace(id)} />
          <PlaceFields
            kind={meetingKind}
            kindField={form.register("meetingKind")}
            detailsField={form.register("meetingDetails")}
            details={{
              read: () => form.getValues("meetingDetails"),
              write: (text) => {
                form.setValue("meetingDetails", text, { shouldDirty: true });
                form.clearErrors("meetingDetails");
              },
            }}
            error={errors.meetingDetails?.message}
          />
          <ChangedElsewhere
            conflict={
              code === "CHANGED_ELSEWHERE"
                ? {
                    keepMine: () => {
                      form.setValue("placeChangeCount", placeChangeCount);
                      void onSubmit();
                    },
                  }
                : null
            }
            saved={<Place booking={data} />}
            onTakeSaved={() => {
              fill(saved);
              onClose();
            }}
          />
          <FieldError>{code === "CHANGED_ELSEWHERE" ? undefined : message}</FieldError>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Refusals which mean that the page shows a booking as it was. */
const STALE: ReadonlySet<string> = new Set([
  "BOOKING_CANCELLED",
  "CHANGED_ELSEWHERE",
  "SESSION_OVER",
]);
