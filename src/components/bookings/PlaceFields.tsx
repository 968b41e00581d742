import { useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { MEETING_DETAILS_LABELS } from "../../domain/bookings/inputs/meetingPlace.ts";
import { MEETING_KINDS, type MeetingKind } from "../../domain/generated/enums.ts";
import { MEETING_DETAILS_MAX } from "../../domain/shared/limits.ts";
import { RadioGroup } from "../../ui/RadioGroup/RadioGroup.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";

interface PlaceFieldsProps {
  /** As chosen. */
  kind: MeetingKind;
  kindField: UseFormRegisterReturn;
  detailsField: UseFormRegisterReturn;
  /** What the details' field holds. */
  details: { read: () => string | null | undefined; write: (text: string) => void };
  error: string | undefined;
}

/** How a booker and a creator meet, and the link, number or address. */
export function PlaceFields({ kind, kindField, detailsField, details, error }: PlaceFieldsProps) {
  const typed = useRef<Partial<Record<MeetingKind, string>>>({});
  const label = MEETING_DETAILS_LABELS[kind];
  return (
    <>
      <RadioGroup
        {...kindField}
        label="How you meet"
        options={OPTIONS}
        onChange={(event) => {
          // Each kind has a text of its own, also when it is chosen again.
          typed.current[kind] = details.read() ?? "";
          details.write(typed.current[event.target.value as MeetingKind] ?? "");
          return kindField.onChange(event);
        }}
      />
      {label !== null && kind === "ADDRESS" && (
        <TextArea
          {...detailsField}
          label={label}
          hint={READ_BY}
          rows={2}
          maxLength={MEETING_DETAILS_MAX}
          autoComplete="off"
          error={error}
        />
      )}
      {label !== null && kind !== "ADDRESS" && (
        <TextField
          {...detailsField}
          key={kind}
          type={kind === "PHONE" ? "tel" : "url"}
          label={label}
          hint={kind === "PHONE" ? `The booker calls you. ${READ_BY}` : READ_BY}
          maxLength={MEETING_DETAILS_MAX}
          autoComplete="off"
          error={error}
        />
      )}
    </>
  );
}

const READ_BY = "Only people with a confirmed session see it.";

const LABELS: Readonly<Record<MeetingKind, { label: string; hint?: string }>> = {
  VIDEO: {
    label: "Here, by video",
    hint: "In the browser, with nothing to install.",
  },
  LINK: { label: "At your own link", hint: "For example, your Zoom or Google Meet room." },
  PHONE: { label: "By phone" },
  ADDRESS: { label: "In person" },
};

const OPTIONS = MEETING_KINDS.map((value) => ({ value, ...LABELS[value] }));
