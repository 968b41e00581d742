import type { ReactNode, RefObject } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OfferEntry_offer$key } from "../../../__generated__/OfferEntry_offer.graphql.ts";
import type { OfferEntry_query$key } from "../../../__generated__/OfferEntry_query.graphql.ts";
import { CreatorPrice } from "../../../components/catalogue/CreatorPrice.tsx";
import { DeleteItem } from "../../../components/catalogue/DeleteItem.tsx";
import { OfferFace } from "../../../components/catalogue/OfferFace.tsx";
import { StatusControl } from "../../../components/catalogue/StatusControl.tsx";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { ItemForms } from "../../../components/editing/ItemForms.tsx";
import { useOpenForm } from "../../../components/editing/useOpenForm.ts";
import { ShareItemOnLinkedIn } from "../../../components/sharing/linkedIn/ShareItemOnLinkedIn.tsx";
import { usePoster } from "../../../session/usePoster.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster } from "../../../ui/Layout/Layout.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./OfferEntry.module.css";
import { OfferForm } from "./OfferForm.tsx";
import { QuestionsForm } from "./QuestionsForm.tsx";

interface OfferEntryProps {
  offer: OfferEntry_offer$key;
  query: OfferEntry_query$key;
  /** What moves it within its list. */
  controls: ReactNode;
  /** Gets the focus when the offer was deleted. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** An offer as it is sold, with its creator's actions; each part is edited in place. */
export function OfferEntry({ offer, query, controls, focusAfter }: OfferEntryProps) {
  const data = useFragment(
    graphql`
      fragment OfferEntry_offer on OneOnOne {
        id
        title
        status
        intakeQuestions {
          id
        }
        ...OfferFace_offer
        ...CreatorPrice_item
        ...StatusControl_item
        ...DeleteItem_item
        ...ShareItemOnLinkedIn_item
        ...OfferForm_offer
        ...QuestionsForm_offer
      }
    `,
    offer,
  );
  const queryData = useFragment(
    graphql`
      fragment OfferEntry_query on Query {
        userProfile {
          slug
        }
        ...QuestionsForm_query
      }
    `,
    query,
  );
  const { id, title, status, intakeQuestions } = data;
  const poster = usePoster();
  const {
    part: details,
    opener: editButton,
    ...detailsForm
  } = useOpenForm(FORM_NAMES.offer({ id, title }), "open");
  const {
    part: questions,
    opener: questionsButton,
    ...questionsForm
  } = useOpenForm(FORM_NAMES.questions({ id, title }), "open");
  const name = title || "untitled call";

  return (
    <Card as="article" padding="none">
      <ItemForms>
        <div className={styles.head}>
          <StatusControl item={data} />
          {controls}
        </div>
        {details === null ? (
          <OfferFace offer={data} foot={<CreatorPrice item={data} />} />
        ) : (
          <div className={styles.form}>
            <OfferForm offer={data} onClose={detailsForm.close} />
          </div>
        )}
        {questions !== null && (
          <div className={styles.form}>
            <QuestionsForm offer={data} query={queryData} onClose={questionsForm.close} />
          </div>
        )}
        <div className={styles.actions}>
          <Cluster gap="tiny">
            {details === null && (
              <Button
                ref={editButton}
                variant="quiet"
                icon={<Icon name="edit" />}
                onClick={() => detailsForm.open("open")}
              >
                Edit
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            )}
            {questions === null && (
              <Button
                ref={questionsButton}
                variant="quiet"
                onClick={() => questionsForm.open("open")}
              >
                {`Questions (${intakeQuestions.length})`}
                <VisuallyHidden> of {name}</VisuallyHidden>
              </Button>
            )}
            {status === "PUBLISHED" && (
              <ShareItemOnLinkedIn
                item={data}
                poster={poster}
                slug={queryData.userProfile.slug}
                name={name}
              />
            )}
          </Cluster>
          <DeleteItem item={data} focusAfter={focusAfter} />
        </div>
      </ItemForms>
    </Card>
  );
}
