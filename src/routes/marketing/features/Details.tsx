import type { IconName } from "../../../ui/Icon/paths.ts";
import { Columns } from "../../../ui/Layout/Layout.tsx";
import { Note, Part } from "../../../components/marketing/parts.tsx";

const DETAILS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "globe",
    title: "Every time zone",
    text: "Each of you reads the time on your own clock, also when clocks change.",
  },
  {
    icon: "lock",
    title: "Yours stays yours",
    text: "A document opens only for people who have it in their library. Everyone else sees its first page.",
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
          <Note key={title} as="li" level={3} icon={icon} title={title}>
            {text}
          </Note>
        ))}
      </Columns>
    </Part>
  );
}
