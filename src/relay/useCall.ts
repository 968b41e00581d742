import { useState } from "react";
import { commitMutation, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from "relay-runtime";
import { createTurns } from "../calls/turns.ts";

/** A mutation as a promise. Rejects with `CallError`. */
export interface MutationCall<Mutation extends MutationParameters> {
  /**
   * A call that repeats the last one before its answer, as by a second press, is sent once. Any
   * other waits for the one in flight, and is sent then.
   */
  run(variables: Mutation["variables"]): Promise<Mutation["response"]>;
  /** Until all calls are answered. */
  isBusy: boolean;
}

interface CallOptions<Mutation extends MutationParameters> {
  /** Updates what the answer alone does not: a list with a new entry. */
  updater?: SelectorStoreUpdater<Mutation["response"]>;
}

/**
 * Makes a mutation callable as a promise; Relay's store is updated from the answer. For callers
 * that track by themselves how long it is busy: nothing re-renders because a call begins or ends.
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

/** As `useRun`, and says whether anything is in flight. */
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
