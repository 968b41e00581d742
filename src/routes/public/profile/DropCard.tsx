import { graphql, useFragment } from "react-relay/hooks";
import type { DropCard_drop$key } from "../../../__generated__/DropCard_drop.graphql.ts";
import { BuyerPrice } from "../../../components/catalogue/BuyerPrice.tsx";
import { DESCRIPTION_PREVIEW } from "../../../domain/shared/limits.ts";
import { itemAddress } from "../../../domain/profiles/addresses.ts";
import { Card, CardBody, CardLink, CardMedia } from "../../../ui/Card/Card.tsx";
import { Cover } from "../../../ui/Cover/Cover.tsx";
import { TextClamp } from "../../../ui/TextClamp/TextClamp.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import styles from "./DropCard.module.css";
import { StatusBadge } from "./StatusBadge.tsx";

/** A document that can be read or bought. */
export function DropCard({ drop, slug }: { drop: DropCard_drop$key; slug: string }) {
  const data = useFragment(
    graphql`
      fragment DropCard_drop on Publication {
        id
        title
        description
        thumbnails {
          systemFullPath
        }
        ...BuyerPrice_item
        ...StatusBadge_item
      }
    `,
    drop,
  );
  const { id, title, description, thumbnails } = data;
  return (
    <Card as="article" padding="none" isInteractive>
      <CardMedia>
        <Cover title={title} src={thumbnails[0]?.systemFullPath} />
      </CardMedia>
      <CardBody>
        <StatusBadge item={data} />
        <Heading level={3} size="section" dir="auto">
          <CardLink href={itemAddress({ slug, kind: "publication", itemId: id })}>
            {title || "Untitled drop"}
          </CardLink>
        </Heading>
        {description && (
          <div className={styles.description}>
            <TextClamp text={description} limit={DESCRIPTION_PREVIEW} />
          </div>
        )}
        <BuyerPrice item={data} />
      </CardBody>
    </Card>
  );
}
