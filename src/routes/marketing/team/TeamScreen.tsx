import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { Columns, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { PersonCard } from "../../../components/marketing/PersonCard.tsx";
import { MarketingPage, Note, Opening, Part } from "../../../components/marketing/parts.tsx";
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
          <PersonCard key={name} level={2} name={name} title={role} text={about} />
        ))}
      </Columns>
      <Part title="Work with us" isSplit>
        <Stack gap="large">
          <Note level={3} title="Jobs">
            We have no open positions right now. If you think we need you all the same,{" "}
            <Link href={PATHS.contact}>write to us</Link>.
          </Note>
          <Note level={3} title="Investors">
            We are in our seed stage and open to investors.{" "}
            <Link href={PATHS.forInvestors}>What you should know</Link>.
          </Note>
        </Stack>
      </Part>
    </MarketingPage>
  );
}
