import { useController, type UseFormReturn, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { OfferFields_offer$key } from "../../../__generated__/OfferFields_offer.graphql.ts";
import { PlaceFields } from "../../../components/bookings/PlaceFields.tsx";
import { PriceField } from "../../../components/catalogue/PriceField.tsx";
import { SESSION_MINUTES } from "../../../domain/catalogue/sessionDuration.ts";
import { MEETING_KINDS, SESSION_DURATIONS } from "../../../domain/generated/enums.ts";
import { BULLET_POINTS_MAX, ONE_ON_ONE_DESCRIPTION_MAX } from "../../../domain/shared/limits.ts";
import { priceText } from "../../../domain/payments/typedEuro.ts";
import { knownOf } from "../../../relay/enums.ts";
import { RowsEditor } from "../../../components/editing/RowsEditor.tsx";
import { RadioGroup } from "../../../ui/RadioGroup/RadioGroup.tsx";
import { TextArea } from "../../../ui/TextArea/TextArea.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import type { OfferValues, ValidOffer } from "./offerValues.ts";

const DURATIONS = SESSION_DURATIONS.map((value) => ({
  value,
  label: `${SESSION_MINUTES[value]} minutes`,
}));

/** What the fields hold at first: the saved offer's values, or those of a new one. */
export function useOfferValues(offer: OfferFields_offer$key | null): Required<OfferValues> {
  const saved = useFragment(
    graphql`
      fragment OfferFields_offer on OneOnOne {
        title
        description
        price
        descriptionBulletPoints
        duration
        meetingKind
        meetingDetails
      }
    `,
    offer,
  );
  return {
    title: saved?.title ?? "",
    description: saved?.description ?? "",
    price: saved ? priceText(saved.price) : "",
    descriptionBulletPoints: [...(saved?.descriptionBulletPoints ?? [])],
    duration: (saved && knownOf(saved.duration, SESSION_DURATIONS)) ?? "THIRTY_MINUTES",
    meetingKind: (saved && knownOf(saved.meetingKind, MEETING_KINDS)) ?? "VIDEO",
    meetingDetails: saved?.meetingDetails ?? "",
  };
}

/** The fields of an offer, new or not. */
export function OfferFields({ form }: { form: UseFormReturn<OfferValues, unknown, ValidOffer> }) {
  const { errors } = form.formState;
  const price = useWatch({ control: form.control, name: "price" });
  const meetingKind = useWatch({ control: form.control, name: "meetingKind" });
  const { field: points } = useController({
    control: form.control,
    name: "descriptionBulletPoints",
  });
  return (
    <>
      <TextField {...form.register("title")} label="Title" error={errors.title?.message} />
      <TextArea
        {...form.register("description")}
        label="Description"
        rows={3}
        limit={ONE_ON_ONE_DESCRIPTION_MAX}
        isOptional
        error={errors.description?.message}
      />
      <PriceField {...form.register("price")} typed={price} error={errors.price?.message} />
      <RadioGroup
        {...form.register("duration")}
        label="Duration"
        layout="row"
        options={DURATIONS}
        error={errors.duration?.message}
      />
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
      <RowsEditor
        label="Bullet points"
        hint="What the booker gets, one per line."
        focusRef={points.ref}
        rows={points.value}
        onChange={points.onChange}
        blank=""
        max={BULLET_POINTS_MAX}
        thing="Bullet point"
        addLabel="Add a bullet point"
        error={errors.descriptionBulletPoints?.message}
      >
        {(text, { name, index, change, addBelow }) => (
          <TextField
            label={name}
            isLabelHidden
            value={text}
            error={errors.descriptionBulletPoints?.[index]?.message}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              addBelow();
            }}
          />
        )}
      </RowsEditor>
    </>
  );
}
