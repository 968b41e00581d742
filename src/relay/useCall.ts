import { useRef, useState } from "react";
import { useMutation } from "react-relay/hooks";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";

/** A mutation as a promise. Rejects with `CallError`. */
export interface MutationCall<Mutation extends MutationParameters> {
  /** A second call while one is under way gets the same promise. */
  run(variables: Mutation["variables"]): Promise<Mutation["response"]>;
  isBusy: boolean;
}

/** Makes a mutation callable; the client's store takes the answer over by itself. */
export function useCall<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): MutationCall<Mutation> {
  const [commit] = useMutation<Mutation>(mutation);
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef<Promise<Mutation["response"]>>(null);

  const run = (variables: Mutation["variables"]) => {
    underWay.current ??= new Promise<Mutation["response"]>((resolve, reject) => {
      setBusy(true);
      commit({ variables, onCompleted: (response) => resolve(response), onError: reject });
    }).finally(() => {
      underWay.current = null;
      setBusy(false);
    });
    return underWay.current;
  };
  return { run, isBusy };
}
