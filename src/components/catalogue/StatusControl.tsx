import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { StatusControl_item$key } from "../../__generated__/StatusControl_item.graphql.ts";
import {
  ITEM_STATES,
  ITEM_TRANSITIONS,
  whyUnpublishable,
} from "../../domain/catalogue/lifecycle.ts";
import { matchEnum } from "../../relay/enums.ts";
import { failureText } from "../../relay/failureText.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Cluster } from "../../ui/Layout/Layout.tsx";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./StatusControl.module.css";
import { useUpdateCatalogItemStatus } from "./useUpdateCatalogItemStatus.ts";

type Turned = "PUBLISHED" | "DRAFT";

const turnedTexts: Readonly<Record<Turned, string>> = {
  PUBLISHED: "Published: visitors see it now",
  DRAFT: "Visitors no longer see it",
};

/** Says whether others see an item, and changes it; nothing for one that is archived. */
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
  const showToast = useToast();
  const whyId = useId();
  const why = status === "DRAFT" ? whyUnpublishable(data) : null;

  const turn = async (to: Turned) => {
    try {
      await run({ command: { id, status: to } });
      return true;
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
      return false;
    }
  };
  const undo = async (to: Turned) => {
    if (await turn(to)) showToast({ text: "Undone" });
  };
  const turnTo = async (to: Turned) => {
    const from = to === "DRAFT" ? "PUBLISHED" : "DRAFT";
    if (!(await turn(to))) return;
    showToast({
      text: turnedTexts[to],
      tone: "success",
      action: { label: "Undo", onSelect: () => void undo(from) },
    });
  };

  const look = matchEnum(
    status,
    {
      DRAFT: { tone: "warning", label: ITEM_TRANSITIONS.publish.label, to: "PUBLISHED" },
      PUBLISHED: { tone: "success", label: ITEM_TRANSITIONS.unpublish.label, to: "DRAFT" },
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
          isBusy={isBusy}
          aria-disabled={why !== null}
          aria-describedby={why === null ? undefined : whyId}
          onClick={() => void turnTo(look.to)}
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
