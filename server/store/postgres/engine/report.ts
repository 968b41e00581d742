/** Takes what whoever runs the server should read about its database. */
export type Report = (
  level: "info" | "warn",
  message: string,
  details?: Record<string, unknown>,
) => void;
