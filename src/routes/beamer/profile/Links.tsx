import { graphql, useFragment } from "react-relay/hooks";
import type { Links_profile$key } from "../../../__generated__/Links_profile.graphql.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { useOpenForm } from "../../../components/editing/useOpenForm.ts";
import { ProfileLinks } from "../../../components/profiles/ProfileLinks.tsx";
import { LINKS_MAX } from "../../../domain/shared/limits.ts";
import { Button, IconButton } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { LinksForm } from "./LinksForm.tsx";

/** The links as visitors see them, or their form. */
export function Links({ profile }: { profile: Links_profile$key }) {
  const data = useFragment(
    graphql`
      fragment Links_profile on UserProfile {
        links {
          __typename
          ...ProfileLinks_links
        }
        ...LinksForm_profile
      }
    `,
    profile,
  );
  const { part, open, close, opener } = useOpenForm(FORM_NAMES.links, "links");
  const isEmpty = data.links.length === 0;
  return (
    <Card as="section" padding="large">
      <Stack>
        <Cluster justify="between" endsQuiet>
          <Heading level={2}>Links</Heading>
          {part === null && !isEmpty && (
            <IconButton
              label="Edit links"
              icon={<Icon name="edit" />}
              ref={opener}
              onClick={() => open("links")}
            />
          )}
        </Cluster>
        {part !== null && <LinksForm profile={data} onClose={close} />}
        {part === null && !isEmpty && <ProfileLinks links={data.links} />}
        {part === null && isEmpty && (
          <Stack gap="small">
            <Text tone="muted">
              No links yet. Up to {LINKS_MAX} appear below your name, so that people can find you
              elsewhere too.
            </Text>
            <Cluster>
              <Button icon={<Icon name="plus" />} ref={opener} onClick={() => open("links")}>
                Add your first link
              </Button>
            </Cluster>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
