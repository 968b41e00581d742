import { use, useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { StatusControl_item$key } from "../../__generated__/StatusControl_item.graphql.ts";
import {
  ITEM_STATES,
  ITEM_TRANSITIONS,
  whyUnpublishable,
} from "../../domain/catalogue/lifecycle.ts";
import { matchEnum } from "../../relay/enums.ts";
import { failureText } from "../../calls/failure.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Cluster } from "../../ui/Layout/Layout.tsx";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { ItemFormsContext } from "../editing/ItemForms.tsx";
import styles from "./StatusControl.module.css";
import { useUpdateCatalogItemStatus } from "./useUpdateCatalogItemStatus.ts";

type Turned = "PUBLISHED" | "DRAFT";

interface TurnedTexts {
  text: string;
  undone: string;
  /** What comes before the reason why it could not be done. */
  failed?: string;
}

const TEXTS = {
  published: { text: "Published: visitors see it now", undone: "Undone" },
  savedAndPublished: {
    text: "Saved and published: visitors see it now",
    undone: "A draft again. Your changes stay saved.",
    failed: "Saved, but not published. ",
  },
  unpublished: { text: "Visitors no longer see it", undone: "Undone" },
} as const satisfies Record<string, TurnedTexts>;

/**
 * Says whether others see an item, and changes it; nothing if it is archived. Unsaved input in the
 * item's forms around is saved before it is published (docs/product.md 4.3).
 */
export function StatusControl({ item }: { item: StatusControl_item$key }) {
  const data = useFragment(
    graphql`
      fragment StatusControl_item on CatalogItem {
        id
        title
        status
      }
    `,
    item,
  );
  const { id, title, status } = data;
  const { run, isBusy } = useUpdateCatalogItemStatus();
  const { unsaved } = use(ItemFormsContext);
  const showToast = useToast();
  const whyId = useId();
  const isDraft = status === "DRAFT";
  const isUnsaved = unsaved.length > 0;
  const typedTitle = unsaved.find((form) => form.title !== undefined)?.title;
  const why = isDraft ? whyUnpublishable({ title: typedTitle ?? title }) : null;

  const turn = async (to: Turned, failed = "") => {
    try {
      await run({ command: { id, status: to } });
      return true;
    } catch (error) {
      showToast({ text: `${failed}${failureText(error)}`, tone: "danger" });
      return false;
    }
  };
  const turnTo = async (to: Turned, { text, undone, failed }: TurnedTexts) => {
    const from = to === "DRAFT" ? "PUBLISHED" : "DRAFT";
    if (!(await turn(to, failed))) return;
    const undo = async () => {
      if (await turn(from)) showToast({ text: undone });
    };
    showToast({
      text,
      tone: "success",
      action: { label: "Undo", onSelect: () => void undo() },
    });
  };
  const publish = async () => {
    for (const form of unsaved) if (!(await form.save())) return;
    await turnTo("PUBLISHED", isUnsaved ? TEXTS.savedAndPublished : TEXTS.published);
  };

  const look = matchEnum(
    status,
    {
      DRAFT: {
        tone: "warning",
        label: isUnsaved ? "Save and publish" : ITEM_TRANSITIONS.publish.label,
        press: publish,
      },
      PUBLISHED: {
        tone: "success",
        label: ITEM_TRANSITIONS.unpublish.label,
        press: () => turnTo("DRAFT", TEXTS.unpublished),
      },
      ARCHIVED: null,
    },
    null,
  );
  if (look === null) return null;
  return (
    <div>
      <Cluster>
        <Badge tone={look.tone}>{matchEnum(status, ITEM_STATES, null)?.label}</Badge>
        <Button
          isBusy={isBusy || (isDraft && unsaved.some((form) => form.isBusy))}
          aria-disabled={why !== null}
          aria-describedby={why === null ? undefined : whyId}
          onClick={() => void look.press()}
        >
          {look.label}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Cluster>
      {why !== null && (
        <p id={whyId} className={styles.why}>
          <Icon name="warning" />
          {why}
        </p>
      )}
    </div>
  );
}
