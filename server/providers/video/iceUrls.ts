/** Addresses of a setting that holds several, with commas in between; none if it is empty. */
export const iceUrlsIn = (text: string): string[] =>
  text
    .split(",")
    .map((url) => url.trim())
    .filter((url) => url !== "");

/** Whether browsers accept it as a STUN server's address (RFC 7064). */
export const isStunUrl = (url: string): boolean =>
  isHost(/^stun:(?<host>[^?]+)$/.exec(url)?.groups?.["host"]);

/** Whether browsers accept it as a TURN server's address (RFC 7065). */
export const isTurnUrl = (url: string): boolean =>
  isHost(/^turns?:(?<host>[^?]+)(\?transport=(udp|tcp))?$/.exec(url)?.groups?.["host"]);

/** A name or an address, with or without a port. */
function isHost(text: string | undefined): boolean {
  return (
    text !== undefined &&
    /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(text) &&
    URL.canParse(`http://${text}`)
  );
}
