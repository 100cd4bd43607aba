import type { EditorProps } from "prosemirror-view";
import { createElement } from "../../element";
import { cleanPasted } from "./clean";
import { NO_PICTURES } from "./removed";

/** Creates the editor props for pasted and dropped content, and the list that shows removed parts. */
export function createPasteHandling() {
  const notice = createElement("div", { class: "desk-paste", role: "status" });
  const show = (notes: readonly string[]): void => {
    const items = notes.map((note) => createElement("li", {}, note));
    notice.replaceChildren(...(items.length === 0 ? [] : [createElement("ul", {}, ...items)]));
  };
  const rejectPicture = (data: DataTransfer | null): boolean => {
    const isPicture = data !== null && data.files.length > 0 && !data.types.includes("text/html");
    if (isPicture) show([NO_PICTURES]);
    return isPicture;
  };
  const props: EditorProps = {
    transformPastedHTML(html) {
      const { html: clean, notes } = cleanPasted(html);
      show(notes);
      return clean;
    },
    handlePaste: (_view, { clipboardData }) => rejectPicture(clipboardData),
    handleDrop: (_view, { dataTransfer }) => rejectPicture(dataTransfer),
  };
  return { notice, props };
}
