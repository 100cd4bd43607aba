/** The result of sharing: passed to the device’s share dialog, copied, or refused, so that it must be copied by hand. */
export type Shared = "shared" | "copied" | "refused";

/** Opens the device’s share dialog for a link, or copies it. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title, url });
      return "shared";
    }
    // The clipboard is not available over plain HTTP, and some browsers refuse it.
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    // Closing the share dialog is not a failure.
    return error instanceof DOMException && error.name === "AbortError" ? "shared" : "refused";
  }
}
