import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { Avatar } from "../../../ui/Avatar/Avatar.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { MarketingPage, Opening, Part } from "../../../components/marketing/parts.tsx";
import { TEAM } from "../../../components/marketing/people.ts";

/** Who makes the product. */
export function TeamScreen() {
  return (
    <MarketingPage>
      <DocumentTitle>Team</DocumentTitle>
      <Opening
        eyebrow="Team"
        title="Five people, one stage"
        lead="A small team with one aim: you give the talk, and your page takes care of everything after it."
      />
      <Columns as="ul">
        {TEAM.map(({ name, role, about }) => (
          <Card key={name} as="li" padding="large">
            <Stack gap="medium">
              <Avatar name={name} size="large" isDecorative />
              <div>
                <Heading level={2} size="section">
                  {name}
                </Heading>
                <Text size="small" tone="muted">
                  {role}
                </Text>
              </div>
              <Text>{about}</Text>
            </Stack>
          </Card>
        ))}
      </Columns>
      <Part title="Work with us" isSplit>
        <Stack gap="large">
          <Stack gap="small">
            <Heading level={3} size="section">
              Jobs
            </Heading>
            <Text tone="muted">
              We have no open positions right now. If you think we are wrong about that,{" "}
              <Link href={PATHS.contact}>write to us</Link>.
            </Text>
          </Stack>
          <Stack gap="small">
            <Heading level={3} size="section">
              Investors
            </Heading>
            <Text tone="muted">
              We are in our seed stage and open to investors.{" "}
              <Link href={PATHS.forInvestors}>What you should know</Link>.
            </Text>
          </Stack>
        </Stack>
      </Part>
    </MarketingPage>
  );
}
