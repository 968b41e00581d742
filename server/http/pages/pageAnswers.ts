/** What a page's calls are answered, each once. */
export type Answers = ReturnType<typeof createAnswers>;

export function createAnswers(answer: (call: string) => Promise<string>) {
  const answers = new Map<string, Promise<string>>();
  return {
    ask: (call: string): Promise<string> => {
      const coming = answers.get(call) ?? answer(call);
      answers.set(call, coming);
      return coming;
    },
    calls: () => [...answers.keys()],
    /** Calls and answers, in their order. */
    texts: () => Promise.all([...answers].map(async ([call, coming]) => `${call} ${await coming}`)),
  };
}
