/** Sends a call when its turn comes. */
export type InTurn<Answer> = (variables: object, send: () => Promise<Answer>) => Promise<Answer>;

/**
 * One call at a time, in order. Only the last one is deduplicated when it is repeated before its
 * answer, as by a double press of a button: both get that answer. On, off and on again are three
 * calls, as the result differs from the first.
 */
export function createTurns<Answer>(): InTurn<Answer> {
  let last: { asked: string; answer: Promise<Answer> } | null = null;
  return (variables, send) => {
    const asked = JSON.stringify(variables);
    if (last?.asked === asked) return last.answer;
    // Whatever the outcome of the previous one.
    const sent = last ? last.answer.then(send, send) : send();
    const turn = {
      asked,
      answer: sent.finally(() => {
        if (last === turn) last = null;
      }),
    };
    last = turn;
    return turn.answer;
  };
}
