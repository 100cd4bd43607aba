/** "shared" also if the visitor closed the share dialog; "refused" if the visitor must copy the URL by hand. */
export type ShareResult = "shared" | "copied" | "refused";

/** Opens the device’s share dialog, or copies the URL if there is none. */
export async function shareUrl(title: string, url: string): Promise<ShareResult> {
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
