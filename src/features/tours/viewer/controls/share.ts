/** What has become of a link: the device’s sharing has it, it is copied, or the visitor must copy it by hand. */
export type Shared = "shared" | "copied" | "refused";

/** Hands a link to the device’s own sharing, or copies it. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title, url });
      return "shared";
    }
    // On plain http there is no clipboard, and some browsers refuse it.
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    // A visitor who closes the device’s sharing has decided.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "refused";
  }
}
