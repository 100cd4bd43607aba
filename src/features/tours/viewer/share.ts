/**
 * Hands a link to the device’s own sharing, or copies it.
 * @returns whether it was copied; a visitor who closes the device’s sharing has decided
 */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share === "function") {
    await navigator.share({ title, url }).catch(() => undefined);
    return false;
  }
  await navigator.clipboard.writeText(url);
  return true;
}
