/** Sends a call when its turn has come. */
export type InTurn<Answer> = (variables: object, send: () => Promise<Answer>) => Promise<Answer>;

/**
 * One call at a time, in the order of asking. Only what was asked last is not sent anew when it is
 * asked again before its answer, as by a button that is pressed twice: both get that answer. Who
 * turns something on, off and on again asks three times, as that ends otherwise than it began.
 */
export function createTurns<Answer>(): InTurn<Answer> {
  let last: { asked: string; answer: Promise<Answer> } | null = null;
  return (variables, send) => {
    const asked = JSON.stringify(variables);
    if (last?.asked === asked) return last.answer;
    // Whatever became of the one before.
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
