import { graphql, useFragment } from "react-relay/hooks";
import type { BookMe_profile$key } from "../../../__generated__/BookMe_profile.graphql.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { useOpenForm } from "../../../components/editing/useOpenForm.ts";
import { Button, IconButton } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { BookMeForm } from "./BookMeForm.tsx";
import { BookMeLink } from "./BookMeLink.tsx";

/** The booking page elsewhere, as a card that leads to it, or its form (docs/product.md 3.7). */
export function BookMe({ profile }: { profile: BookMe_profile$key }) {
  const data = useFragment(
    graphql`
      fragment BookMe_profile on UserProfile {
        bookMeUrl
        ...BookMeForm_profile
      }
    `,
    profile,
  );
  const { part, open, close, opener } = useOpenForm(FORM_NAMES.bookMe, "url");
  const { bookMeUrl } = data;
  return (
    <Card as="section" padding="large">
      <Stack>
        <Cluster justify="between" endsQuiet>
          <Heading level={2}>Book me</Heading>
          {part === null && bookMeUrl && (
            <IconButton
              label="Edit your link"
              icon={<Icon name="edit" />}
              ref={opener}
              onClick={() => open("url")}
            />
          )}
        </Cluster>
        {part !== null && <BookMeForm profile={data} onClose={close} />}
        {part === null && bookMeUrl && <BookMeLink url={bookMeUrl} />}
        {part === null && !bookMeUrl && (
          <Stack gap="small">
            <Text tone="muted">You haven’t set your book me url yet...</Text>
            <Cluster>
              <Button icon={<Icon name="plus" />} ref={opener} onClick={() => open("url")}>
                Add your link
              </Button>
            </Cluster>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
