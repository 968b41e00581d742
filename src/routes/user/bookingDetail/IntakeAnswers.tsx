import { graphql, useFragment } from "react-relay/hooks";
import type { IntakeAnswers_booking$key } from "../../../__generated__/IntakeAnswers_booking.graphql.ts";
import { DescriptionList } from "../../../ui/DescriptionList/DescriptionList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";

/** The questions and the booker's answers; nothing before that. */
export function IntakeAnswers({ booking }: { booking: IntakeAnswers_booking$key }) {
  const { intakes } = useFragment(
    graphql`
      fragment IntakeAnswers_booking on Booking {
        intakes {
          question
          answer
        }
      }
    `,
    booking,
  );
  if (intakes.length === 0) return null;
  return (
    <Stack as="section">
      <Heading level={2}>Questions and answers</Heading>
      <DescriptionList
        items={intakes.map(({ question, answer }) => ({
          term: question,
          details: answer.trim() === "" ? "No answer" : answer,
        }))}
      />
    </Stack>
  );
}
