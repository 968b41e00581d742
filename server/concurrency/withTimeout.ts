/**
 * Settles as the work does, or as `onLate` does once it has taken too long. The work itself goes
 * on, unless `onLate` aborts it; what becomes of it is then ignored.
 */
export async function withTimeout<Result, Late>(
  work: Promise<Result>,
  { ms, onLate }: { ms: number; onLate: () => Late },
): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, late.then(onLate)]);
  } finally {
    clearTimeout(timer);
  }
}
