import { graphql, useFragment } from "react-relay/hooks";
import type { OperatorForm_query$key } from "../../__generated__/OperatorForm_query.graphql.ts";
import { FramedForm } from "./FramedForm.tsx";
import { OwnForm, type OwnFormProps } from "./OwnForm.tsx";

interface OperatorFormProps extends OwnFormProps {
  query: OperatorForm_query$key;
  /** Names the form for screen readers. */
  title: string;
}

/** A form to the operator of the site: another service's where one is set, else our own. */
export function OperatorForm({ query, title, ...own }: OperatorFormProps) {
  const { framedForms } = useFragment(
    graphql`
      fragment OperatorForm_query on Query {
        framedForms
      }
    `,
    query,
  );
  if (framedForms.includes(own.kind)) return <FramedForm kind={own.kind} title={title} />;
  return <OwnForm {...own} />;
}
