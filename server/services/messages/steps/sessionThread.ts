/** What all mails about a session to one reader have in common, those about its payment too. */
export const sessionThread = ({ bookingId, readerId }: { bookingId: string; readerId: string }) =>
  JSON.stringify(["session", bookingId, readerId]);
