/**
 * Addresses of the product's server. Whole paths: the dev workshop loads modules of ours whose
 * folders have the same names.
 */
export const SERVER_ADDRESSES = [
  "/graphql",
  "/healthz",
  "/documents/:id",
  "/exports/:file",
  "/forms/:kind",
  "/live-sessions/:channelId",
  "/local/*",
];
