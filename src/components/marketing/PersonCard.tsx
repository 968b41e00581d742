import { Avatar } from "../../ui/Avatar/Avatar.tsx";
import { Card } from "../../ui/Card/Card.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";

interface PersonCardProps {
  level: 2 | 3;
  name: string;
  /** What they are: a role, a professional title. */
  title: string;
  text: string;
}

/** Somebody on a marketing page, in a list of others. */
export function PersonCard({ level, name, title, text }: PersonCardProps) {
  return (
    <Card as="li" padding="large">
      <Stack gap="medium">
        <Avatar name={name} size="large" isDecorative />
        <div>
          <Heading level={level} size="section">
            {name}
          </Heading>
          <Text size="small" tone="muted">
            {title}
          </Text>
        </div>
        <Text>{text}</Text>
      </Stack>
    </Card>
  );
}
