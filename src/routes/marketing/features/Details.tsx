import type { IconName } from "../../../ui/Icon/paths.ts";
import { IconTile } from "../../../ui/IconTile/IconTile.tsx";
import { Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { Part } from "../../../components/marketing/parts.tsx";

const DETAILS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "globe",
    title: "Every time zone",
    text: "Each of you reads the time on your own clock, through every change to summer time.",
  },
  {
    icon: "lock",
    title: "Yours stays yours",
    text: "Documents go only to those who bought them, and their pages are never in a preview.",
  },
  {
    icon: "people",
    title: "For everybody",
    text: "By keyboard, with a screen reader, with large text, on the smallest phone.",
  },
  {
    icon: "edit",
    title: "Nothing typed is lost",
    text: "A lost connection or an ended sign-in keeps what you were writing.",
  },
  {
    icon: "earnings",
    title: "No monthly fee",
    text: "The platform earns when you do. A page without a sale costs nothing.",
  },
  {
    icon: "video",
    title: "No advertising",
    text: "Nobody is tracked for ads, and video sessions are not recorded.",
  },
];

/** What is easily overlooked, in a sentence each. */
export function Details() {
  return (
    <Part title="And the small things">
      <Columns as="ul" gap="large">
        {DETAILS.map(({ icon, title, text }) => (
          <Stack key={title} as="li" gap="small">
            <IconTile name={icon} />
            <Heading level={3} size="section">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        ))}
      </Columns>
    </Part>
  );
}
