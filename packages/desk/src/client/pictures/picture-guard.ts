const HEIC = /\.hei[cf]$/i;

/**
 * Rejects files that a picture field cannot store, such as HEIC photos of an iPhone. Sveltia narrows the file picker, but
 * an editor can show all files there, and Sveltia then saves whatever is chosen. Sveltia refuses dropped files itself, so
 * for these only the reason is added. Call it before Sveltia adds its event listeners.
 * @param show shows the reason
 */
export function rejectUnsupportedPictures(show: (reason: string) => void): void {
  window.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
      const reason = refusal(input.files ?? [], input.accept);
      if (reason === undefined) return;
      event.stopImmediatePropagation();
      input.value = "";
      show(reason);
    },
    true,
  );
  window.addEventListener(
    "drop",
    ({ target, dataTransfer }) => {
      const input = target instanceof Element && target.closest(".drop-target")?.querySelector("input[type=file]");
      if (!(input instanceof HTMLInputElement)) return;
      const reason = refusal(dataTransfer?.files ?? [], input.accept);
      if (reason !== undefined) show(reason);
    },
    true,
  );
}

/** The reason why a field does not accept one of the files, and what to do; `undefined` if it accepts all of them. */
function refusal(files: Iterable<Pick<File, "name" | "type">>, accept: string): string | undefined {
  const types = accept.split(",");
  if (!types.includes("image/jpeg")) return undefined;
  const refused = [...files].find(({ type }) => !types.includes(type));
  if (!refused) return undefined;
  return HEIC.test(refused.name)
    ? `“${refused.name}” is a HEIC picture, which most browsers cannot show. Export it as JPEG, and choose the new file. An iPhone takes photos as JPEG if you choose Settings, Camera, Formats, Most Compatible.`
    : `“${refused.name}” is not a JPEG, PNG, WebP or AVIF picture. Export it as JPEG, and choose the new file.`;
}
