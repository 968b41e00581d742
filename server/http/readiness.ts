/** How long an answer of the database is believed. */
const KEPT_MS = 1_000;
/** A database that takes longer does not answer. */
const PATIENCE_MS = 2_000;

/**
 * Whether the database answers, for whoever asks without an account and as often as they like: it
 * is asked once at a time and once a second at most, and a hanging one is told after two seconds.
 * `now` is any clock in milliseconds that does not go back.
 */
export function createReadiness(options: {
  ping: () => Promise<void>;
  now: () => number;
}): () => Promise<boolean> {
  const { ping, now } = options;
  let answer = Promise.resolve(false);
  let isAsking = false;
  let keptUntil = Number.NEGATIVE_INFINITY;

  const ask = async () => {
    isAsking = true;
    const isThere = await ping().then(
      () => true,
      () => false,
    );
    isAsking = false;
    keptUntil = now() + KEPT_MS;
    return isThere;
  };
  return () => {
    if (!isAsking && now() >= keptUntil) answer = withinPatience(ask());
    return answer;
  };
}

function withinPatience(asked: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE_MS);
    void asked.then((isThere) => {
      clearTimeout(late);
      resolve(isThere);
    });
  });
}
