import { whenIdle } from "./idle";

/**
 * Lays out the bands and the footer of the first page that the browser has
 * left out because they are far from the screen (`theme/global.ts`), one in
 * each idle moment: all at once, they would hold a slow phone for longer than a hand notices.
 * Later pages are laid out whole.
 */
export function layOutRest(): void {
  const resting = [...document.querySelectorAll("[data-rest]")];
  const next = (): void => {
    const band = resting.shift();
    if (band) {
      band.removeAttribute("data-rest");
      whenIdle(next);
    } else document.documentElement.dataset.alive = "";
  };
  whenIdle(next);
}
