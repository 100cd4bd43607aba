/**
 * Whether the host answers, but no longer has a script of this page, because a newer release has replaced it.
 * @param url of the script
 */
export const isMissing = (url: string): Promise<boolean> =>
  fetch(url, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status === 404,
    () => false,
  );
