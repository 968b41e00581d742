/** How to let a page use camera and microphone after all, in the browser of that user agent. */
export function howToAllow(userAgent: string): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) {
    return "Press the page settings at the left of the address, then “Website Settings”, and allow camera and microphone.";
  }
  if (/Firefox\//.test(userAgent)) {
    return "Press the crossed-out camera left of the address, remove “Blocked”, and try again.";
  }
  if (/Chrome\/|Chromium\/|Edg\//.test(userAgent)) {
    return "Press the icon left of the address, allow camera and microphone, and try again.";
  }
  if (/Safari\//.test(userAgent)) {
    return "In the menu, choose Safari, then “Settings for This Website”, and allow camera and microphone.";
  }
  return "Allow camera and microphone for this site in your browser’s settings, and try again.";
}
