import { CheckList } from "../../ui/CheckList/CheckList.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";

interface AboutCallProps {
  heading: string;
  description: string | null | undefined;
  points: readonly string[];
}

/** What a booker gets. */
export function AboutCall({ heading, description, points }: AboutCallProps) {
  return (
    <Stack as="section">
      <Heading level={2}>{heading}</Heading>
      <Text tone="muted" dir="auto">
        {description ?? "A one-to-one conversation."}
      </Text>
      {points.length > 0 && <CheckList items={points} />}
    </Stack>
  );
}
