import { graphql, useFragment } from "react-relay/hooks";
import type { AboutYou_profile$key } from "../../../__generated__/AboutYou_profile.graphql.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { useOpenForm } from "../../../components/editing/useOpenForm.ts";
import { Button, IconButton } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./AboutYou.module.css";
import { AboutYouForm, type AboutField } from "./AboutYouForm.tsx";

/** Title and biography as visitors see them, or their form. */
export function AboutYou({ profile }: { profile: AboutYou_profile$key }) {
  const data = useFragment(
    graphql`
      fragment AboutYou_profile on UserProfile {
        professionalTitle
        biography
        ...AboutYouForm_profile
      }
    `,
    profile,
  );
  const { part, open, close, opener } = useOpenForm<AboutField>(FORM_NAMES.about, "biography");
  const { professionalTitle, biography } = data;

  return (
    <Card as="section" padding="large">
      <Stack>
        <Cluster justify="between" endsQuiet>
          <Heading level={2}>About you</Heading>
          {part === null && (
            <IconButton
              label="Edit title and biography"
              icon={<Icon name="edit" />}
              ref={opener}
              onClick={() => open("professionalTitle")}
            />
          )}
        </Cluster>
        {part !== null && <AboutYouForm profile={data} focusOn={part} onClose={close} />}
        {part === null && (
          <>
            {professionalTitle ? (
              <Text size="lead" dir="auto">
                {professionalTitle}
              </Text>
            ) : (
              <Cluster startsQuiet>
                <Button variant="quiet" onClick={() => open("professionalTitle")}>
                  Add your professional title
                </Button>
              </Cluster>
            )}
            {biography ? (
              <p className={styles.biography} dir="auto">
                {biography}
              </p>
            ) : (
              <Cluster startsQuiet>
                <Button variant="quiet" onClick={() => open("biography")}>
                  Add your biography
                </Button>
              </Cluster>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
