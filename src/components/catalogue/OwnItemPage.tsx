import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OwnItemPage_item$key } from "../../__generated__/OwnItemPage_item.graphql.ts";
import { ButtonLink } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Cluster, Columns, Page, Stack } from "../../ui/Layout/Layout.tsx";
import { Heading } from "../../ui/Type/Type.tsx";
import { ItemForms } from "../editing/ItemForms.tsx";
import { DocumentTitle } from "../page/DocumentTitle.tsx";
import { StatusControl } from "./StatusControl.tsx";

interface OwnItemPageProps {
  item: OwnItemPage_item$key;
  /** What is shown instead of a title that was not typed yet. */
  untitled: string;
  /** Where the item is listed. */
  back: { href: string; label: string };
  /** Two halves, side by side where they fit; otherwise stacked, the first on top. */
  children: ReactNode;
}

/** The page on which a creator edits an item: its title, its visibility, and two halves. */
export function OwnItemPage({ item, untitled, back, children }: OwnItemPageProps) {
  const data = useFragment(
    graphql`
      fragment OwnItemPage_item on CatalogItem {
        title
        ...StatusControl_item
      }
    `,
    item,
  );
  const title = data.title || untitled;
  return (
    <Page width="wide">
      <DocumentTitle>{title}</DocumentTitle>
      <ItemForms>
        <Stack gap="large">
          <Stack gap="small">
            <Cluster startsQuiet>
              <ButtonLink variant="quiet" href={back.href} icon={<Icon name="arrowLeft" />}>
                {back.label}
              </ButtonLink>
            </Cluster>
            <Heading level={1} dir="auto">
              {title}
            </Heading>
            <StatusControl item={data} />
          </Stack>
          <Columns kind="halves" gap="large">
            {children}
          </Columns>
        </Stack>
      </ItemForms>
    </Page>
  );
}
