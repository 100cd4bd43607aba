let sheet: Promise<void> | undefined;

/**
 * Puts the sheet of all icons in the place of the served one, which has only
 * those of the first page. When it cannot be fetched, the next page asks again.
 */
export function fetchIconSheet(): Promise<void> {
  sheet ??= fetch("/icons.svg")
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .then((icons) => {
      document.getElementById("icons")?.remove();
      document.body.insertAdjacentHTML("beforeend", icons);
    })
    .catch(() => {
      sheet = undefined;
    });
  return sheet;
}
