let sheet: Promise<void> | undefined;

/**
 * Replaces the icon sheet of the HTML, which contains only the icons of the first page, with the sheet of all icons.
 * After a failed request, the next call tries again.
 */
export function replaceIconSheet(): Promise<void> {
  sheet ??= fetch("/icons.svg")
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then((icons) => {
      document.getElementById("icons")?.remove();
      document.body.insertAdjacentHTML("beforeend", icons);
    })
    .catch(() => {
      sheet = undefined;
    });
  return sheet;
}
