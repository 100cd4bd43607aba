/**
 * Hides the announcement after its end, on pages without it, and after the visitor has dismissed it, until the tab is closed.
 * The text of this function is the inline script after the bar, so it uses nothing from outside.
 */
export function hideAnnouncement(): void {
  const KEY = "announcement-dismissed";
  const bar = document.getElementById("announcement");
  if (!bar) return;
  const { version = "", until, pages } = bar.dataset;
  let isDismissed = false;
  const update = (): void => {
    try {
      isDismissed = isDismissed || sessionStorage.getItem(KEY) === version;
    } catch {
      // Without storage, the bar is dismissed on this page only.
    }
    const path = location.pathname.replace(/(.)\/$/, "$1");
    const hasEnded = until !== undefined && Date.now() >= Number(until);
    bar.hidden = isDismissed || hasEnded || (pages !== undefined && !pages.split(" ").includes(path));
  };
  bar.querySelector("button")?.addEventListener("click", () => {
    isDismissed = true;
    try {
      sessionStorage.setItem(KEY, version);
    } catch {
      // As above.
    }
    update();
  });
  update();
  // A page that the browser keeps for “Back” may be older than the dismissal.
  addEventListener("pageshow", update);
  // A link inside the site loads no new HTML, but changes the head.
  if (pages !== undefined) new MutationObserver(update).observe(document.head, { childList: true, subtree: true });
}
