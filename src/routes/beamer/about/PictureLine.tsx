import { graphql, useFragment } from "react-relay/hooks";
import type { PictureLine_profile$key } from "../../../__generated__/PictureLine_profile.graphql.ts";
import { fullName } from "../../../domain/profiles/fullName.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { Avatar } from "../../../ui/Avatar/Avatar.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/** Whose page it is, and a link to the page's header. */
export function PictureLine({ profile }: { profile: PictureLine_profile$key }) {
  const { firstName, lastName, profilePicture } = useFragment(
    graphql`
      fragment PictureLine_profile on UserProfile {
        firstName
        lastName
        profilePicture {
          systemFullPath
        }
      }
    `,
    profile,
  );
  const name = fullName({ firstName, lastName });
  return (
    <Cluster justify="between">
      <Cluster gap="medium">
        <Avatar name={name} src={profilePicture?.systemFullPath} size="medium" isDecorative />
        <Stack gap="tiny">
          <Text weight="strong" dir="auto">
            {name}
          </Text>
          <Text size="small" tone="muted">
            Picture, links and the address of your page
          </Text>
        </Stack>
      </Cluster>
      <ButtonLink href={PATHS.beamerProfile}>Edit profile</ButtonLink>
    </Cluster>
  );
}
