import { graphql, useFragment } from "react-relay/hooks";
import type { PageAddress_profile$key } from "../../../__generated__/PageAddress_profile.graphql.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { useOpenForm } from "../../../components/editing/useOpenForm.ts";
import { profileAddress } from "../../../domain/profiles/addresses.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { IconButton } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { CopyField } from "../../../ui/CopyField/CopyField.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { PageAddressForm } from "./PageAddressForm.tsx";

/** The page's address, or the form to change it. */
export function PageAddress({ profile }: { profile: PageAddress_profile$key }) {
  const data = useFragment(
    graphql`
      fragment PageAddress_profile on UserProfile {
        slug
        ...PageAddressForm_profile
      }
    `,
    profile,
  );
  const { host } = useSession();
  const { part, open, close, opener } = useOpenForm(FORM_NAMES.pageAddress, "slug");
  return (
    <Card as="section" padding="large">
      <Stack>
        <Cluster justify="between" endsQuiet>
          <Heading level={2}>Address of your page</Heading>
          {part === null && (
            <IconButton
              label="Edit the address"
              icon={<Icon name="edit" />}
              ref={opener}
              onClick={() => open("slug")}
            />
          )}
        </Cluster>
        {part === null ? (
          <CopyField label="Link to share" value={host.origin + profileAddress(data.slug)} />
        ) : (
          <PageAddressForm profile={data} onClose={close} />
        )}
      </Stack>
    </Card>
  );
}
