/**
 * Makes a text area as high as its text, within what its style allows. Firefox and Safari do not do
 * that by themselves yet. One that a person has resized keeps its height.
 */
export function fitToText(area: HTMLTextAreaElement): void {
  const { style, offsetHeight, clientHeight } = area;
  const isHidden = offsetHeight === 0;
  if (isHidden || style.height !== "" || CSS.supports("field-sizing", "content")) return;
  style.blockSize = "auto";
  style.blockSize = `${area.scrollHeight + offsetHeight - clientHeight}px`;
}
