import { Avatar } from "../../../ui/Avatar/Avatar.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { EARLY_BEAMERS } from "../../../components/marketing/people.ts";
import { Part } from "../../../components/marketing/parts.tsx";

/** Who is there already. */
export function EarlyBeamers() {
  return (
    <Part
      title="Early beamers"
      lead="Speakers, coaches and authors who open their pages with us in the private beta."
    >
      <Columns as="ul" gap="medium">
        {EARLY_BEAMERS.map(({ name, professionalTitle, offers }) => (
          <Card key={name} as="li" padding="large">
            <Stack gap="medium">
              <Avatar name={name} size="large" isDecorative />
              <div>
                <Heading level={3} size="section">
                  {name}
                </Heading>
                <Text size="small" tone="muted">
                  {professionalTitle}
                </Text>
              </div>
              <Text>{offers}</Text>
            </Stack>
          </Card>
        ))}
      </Columns>
    </Part>
  );
}
