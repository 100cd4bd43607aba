import type { EditorProps } from "prosemirror-view";
import { element } from "../../element";
import { cleanPasted, type CleanHtml } from "./clean";
import { NO_PICTURES } from "./removed";

/** How the editor takes what is pasted or dropped, and the notice of what that lost. */
export function pasteHandling(): {
  notice: HTMLElement;
  props: Pick<EditorProps, "transformPastedHTML" | "handlePaste" | "handleDrop">;
} {
  const notice = element("ul", { class: "desk-paste", role: "status" });
  const show = (notes: readonly string[]): void => {
    notice.replaceChildren(...notes.map((note) => element("li", {}, note)));
  };
  const refusePicture = (data: DataTransfer | null): boolean => {
    const isPicture = data !== null && data.files.length > 0 && !data.types.includes("text/html");
    if (isPicture) show([NO_PICTURES]);
    return isPicture;
  };
  return {
    notice,
    props: {
      transformPastedHTML(html) {
        const { html: clean, notes }: CleanHtml = cleanPasted(html);
        show(notes);
        return clean;
      },
      handlePaste: (_view, { clipboardData }) => refusePicture(clipboardData),
      handleDrop: (_view, { dataTransfer }) => refusePicture(dataTransfer),
    },
  };
}
