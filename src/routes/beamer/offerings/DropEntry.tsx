import type { ComponentProps, ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { DropEntry_drop$key } from "../../../__generated__/DropEntry_drop.graphql.ts";
import { CreatorPrice } from "../../../components/catalogue/CreatorPrice.tsx";
import { DeleteItem } from "../../../components/catalogue/DeleteItem.tsx";
import { StatusControl } from "../../../components/catalogue/StatusControl.tsx";
import { PreviewNote } from "../../../components/documents/PreviewNote.tsx";
import { ShareItemOnLinkedIn } from "../../../components/sharing/linkedIn/ShareItemOnLinkedIn.tsx";
import { publicationEditAddress } from "../../../domain/catalogue/addresses.ts";
import { usePoster } from "../../../session/usePoster.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Cover } from "../../../ui/Cover/Cover.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster } from "../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./DropEntry.module.css";

interface DropEntryProps extends Pick<ComponentProps<typeof DeleteItem>, "focusAfter"> {
  drop: DropEntry_drop$key;
  slug: string;
  /** What moves it within its list. */
  controls: ReactNode;
}

/** A drop of the list, with what its creator can do about it. */
export function DropEntry({ drop, slug, controls, focusAfter }: DropEntryProps) {
  const data = useFragment(
    graphql`
      fragment DropEntry_drop on Publication {
        id
        title
        description
        thumbnails {
          systemFullPath
        }
        document {
          name
          previewState
        }
        ...CreatorPrice_item
        ...StatusControl_item
        ...DeleteItem_item
        ...ShareItemOnLinkedIn_item
      }
    `,
    drop,
  );
  const { id, title, description, thumbnails, document } = data;
  const poster = usePoster();
  const name = title || document?.name || "untitled drop";
  return (
    <Card as="article" padding="none">
      <div className={styles.head}>
        <StatusControl item={data} />
        {controls}
      </div>
      <div className={styles.body}>
        <div className={styles.cover}>
          <Cover title={name} src={thumbnails[0]?.systemFullPath} />
        </div>
        <div className={styles.words}>
          <Heading level={3} size="section" dir="auto">
            {title || "Untitled drop"}
          </Heading>
          {!title && document && (
            <p className={styles.file} dir="auto">
              {document.name}
            </p>
          )}
          {description && (
            <p className={styles.description} dir="auto" title={description}>
              {description}
            </p>
          )}
          <CreatorPrice item={data} />
          <PreviewNote state={document?.previewState ?? null} />
        </div>
      </div>
      <div className={styles.actions}>
        <Cluster gap="tiny">
          <ButtonLink variant="quiet" href={publicationEditAddress(id)} icon={<Icon name="edit" />}>
            Edit<VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          <ShareItemOnLinkedIn item={data} poster={poster} slug={slug} name={name} />
        </Cluster>
        <DeleteItem item={data} focusAfter={focusAfter} />
      </div>
    </Card>
  );
}
