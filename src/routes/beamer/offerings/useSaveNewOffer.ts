import { useRef } from "react";
import type { useCreateOneOnOneMutation$variables } from "../../../__generated__/useCreateOneOnOneMutation.graphql.ts";
import type { useUpdateOneOnOneMutation$data } from "../../../__generated__/useUpdateOneOnOneMutation.graphql.ts";
import type { MutationCall } from "../../../relay/useCall.ts";
import { useCreateOneOnOne } from "./useCreateOneOnOne.ts";
import { useUpdateOneOnOne } from "./useUpdateOneOnOne.ts";

type Draft = Readonly<Pick<useUpdateOneOnOneMutation$data["updateOneOnOne"], "id" | "revision">>;

interface SaveNewOffer {
  variables: useCreateOneOnOneMutation$variables;
  response: Draft;
}

/** Creates a draft of an offer; later saves of the same form update this draft. */
export function useSaveNewOffer(): MutationCall<SaveNewOffer> {
  const create = useCreateOneOnOne();
  const update = useUpdateOneOnOne();
  const draft = useRef<Draft>(null);

  const send = async ({ command }: SaveNewOffer["variables"]): Promise<Draft> => {
    if (draft.current === null) return (await create.run({ command })).createOneOnOne;
    const { id, revision } = draft.current;
    const answer = await update.run({ command: { ...command, id, revision: revision ?? null } });
    return answer.updateOneOnOne;
  };
  return {
    run: async (variables) => (draft.current = await send(variables)),
    isBusy: create.isBusy || update.isBusy,
  };
}
