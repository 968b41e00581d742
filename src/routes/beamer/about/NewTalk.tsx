import { useEffect, useId, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { NewTalkMutation } from "../../../__generated__/NewTalkMutation.graphql.ts";
import { PdfDropZone } from "../../../components/documents/PdfDropZone.tsx";
import { eventDateOf } from "../../../domain/catalogue/eventDate.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Cluster, Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

const REQUIRED = "Event date is required";
/** When most talks begin; it can be changed with the other details. */
const USUAL_TIME = "10:00";

/** A talk begins with its date and its slides; its other details come afterwards. */
export function NewTalk({ timeZone, onClose }: { timeZone: string; onClose: () => void }) {
  const [eventDay, setEventDay] = useState("");
  const [eventTime, setEventTime] = useState(USUAL_TIME);
  const [error, setError] = useState<string>();
  const day = useRef<HTMLInputElement>(null);
  const headingId = useId();
  useEffect(() => day.current?.focus(), []);
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const eventDate = eventDateOf({ eventDay, eventTime }, timeZone);

  const whyNot = () => {
    if (eventDate !== null) return null;
    const why = eventDay === "" ? REQUIRED : "Please enter a valid event date";
    setError(why);
    day.current?.focus();
    return why;
  };
  return (
    <section aria-labelledby={headingId}>
      <Stack>
        <Heading level={3} id={headingId}>
          New talk
        </Heading>
        <Columns>
          <TextField
            ref={day}
            type="date"
            label="Event date"
            value={eventDay}
            error={error}
            onChange={({ target }) => {
              setEventDay(target.value);
              setError(undefined);
            }}
          />
          <TextField
            type="time"
            label="Starts at"
            hint={`In your time zone, ${timeZone.replaceAll("_", " ")}`}
            value={eventTime}
            onChange={({ target }) => {
              setEventTime(target.value);
              setError(undefined);
            }}
          />
        </Columns>
        <PdfDropZone<NewTalkMutation>
          label="Upload the slides"
          successText="Talk added"
          whyNot={whyNot}
          mutation={graphql`
            mutation NewTalkMutation($command: CreateTalkCommand!) {
              createTalk(command: $command) {
                id
              }
            }
          `}
          toVariables={(file, uploadId) => ({
            command: { file, uploadId, eventDate: eventDate ?? "" },
          })}
          onDone={() => {
            setEventDay("");
            showToast({
              text: "The talk is saved as a draft. Give it a title, then publish it.",
              tone: "success",
            });
            void revalidate();
          }}
        />
        <Cluster>
          <Button onClick={onClose}>Close</Button>
        </Cluster>
      </Stack>
    </section>
  );
}
