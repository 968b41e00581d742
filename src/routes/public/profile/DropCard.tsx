import { graphql, useFragment } from "react-relay/hooks";
import type { DropCard_drop$key } from "../../../__generated__/DropCard_drop.graphql.ts";
import { BuyerPrice } from "../../../components/catalogue/BuyerPrice.tsx";
import { DESCRIPTION_PREVIEW } from "../../../domain/shared/limits.ts";
import { Card, CardBody, CardMedia } from "../../../ui/Card/Card.tsx";
import { Cover } from "../../../ui/Cover/Cover.tsx";
import { TextClamp } from "../../../ui/TextClamp/TextClamp.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import styles from "./DropCard.module.css";
import { StatusBadge } from "./StatusBadge.tsx";

/** A document that can be read or bought. */
export function DropCard({ drop }: { drop: DropCard_drop$key }) {
  const data = useFragment(
    graphql`
      fragment DropCard_drop on Publication {
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
  const { title, description, thumbnails } = data;
  return (
    <Card as="article" padding="none">
      <CardMedia>
        <Cover title={title} src={thumbnails[0]?.systemFullPath} />
      </CardMedia>
      <CardBody>
        <StatusBadge item={data} />
        <Heading level={3} size="section" dir="auto">
          {title || "Untitled drop"}
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
