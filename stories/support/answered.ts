import { expect, spyOn, waitFor } from "storybook/test";

/** Does something that calls the server, and waits until it has answered. */
export async function answered<T>(work: () => Promise<T>): Promise<T> {
  const { fetch } = window;
  const answers: Promise<Response>[] = [];
  const watched = spyOn(window, "fetch").mockImplementation((...call) => {
    const answer = fetch(...call);
    answers.push(answer);
    return answer;
  });
  try {
    const done = await work();
    await waitFor(() => expect(answers).not.toHaveLength(0));
    await Promise.all(answers);
    return done;
  } finally {
    watched.mockRestore();
  }
}
