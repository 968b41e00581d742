import { useState } from "react";
import { commitMutation, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from "relay-runtime";
import { createTurns } from "./turns.ts";

/** A mutation as a promise. Rejects with `CallError`. */
export interface MutationCall<Mutation extends MutationParameters> {
  /**
   * Asked for the same twice at once, as by a second press, it sends one call for both. Anything
   * else waits for the call that is under way, and is sent then.
   */
  run(variables: Mutation["variables"]): Promise<Mutation["response"]>;
  /** Until all that was asked for is answered. */
  isBusy: boolean;
}

interface CallOptions<Mutation extends MutationParameters> {
  /** Changes what the answer alone does not: a list that something has come into. */
  updater?: SelectorStoreUpdater<Mutation["response"]>;
}

/**
 * Makes a mutation callable as a promise; Relay's store is updated from the answer. For who keeps
 * for how long it is busy: nothing is rendered because a call begins or ends.
 */
export function useRun<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { updater }: CallOptions<Mutation> = {},
): Pick<MutationCall<Mutation>, "run"> {
  const environment = useRelayEnvironment();
  const [inTurn] = useState(createTurns<Mutation["response"]>);

  const send = (variables: Mutation["variables"]) =>
    new Promise<Mutation["response"]>((resolve, reject) => {
      commitMutation<Mutation>(environment, {
        mutation,
        variables,
        updater: updater ?? null,
        onCompleted: (response) => resolve(response),
        onError: reject,
      });
    });
  const run = (variables: Mutation["variables"]) => inTurn(variables, () => send(variables));
  return { run };
}

/** As `useRun`, and says whether anything is under way. */
export function useCall<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: CallOptions<Mutation> = {},
): MutationCall<Mutation> {
  const { run } = useRun<Mutation>(mutation, options);
  const [unanswered, setUnanswered] = useState(0);
  const call = (variables: Mutation["variables"]) => {
    setUnanswered((count) => count + 1);
    return run(variables).finally(() => setUnanswered((count) => count - 1));
  };
  return { run: call, isBusy: unanswered > 0 };
}
