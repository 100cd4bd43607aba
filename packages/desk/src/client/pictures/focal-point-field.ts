import { createControl } from "../fields/control";
import { createElement } from "../element";

/** The names of the two numbers, in the order of `object-position`. */
const LABELS = ["From the left edge, in percent", "From the top edge, in percent"] as const;
const CENTER = "50% 50%";

/**
 * The field type of a focal point, such as `80% 50%`: two numbers, and the picture of the same list item with a mark that
 * follows a click.
 */
export const createFocalPointField = () =>
  createControl((host, { value, forID, onChange }) => {
    const image = createElement("img", { alt: "", draggable: "false" });
    const mark = createElement("span", { class: "desk-focus-mark" });
    const target = createElement("div", { class: "desk-focus" }, image, mark);
    const frame = createElement(
      "div",
      {},
      createElement("p", {}, "Click on the point that must stay visible."),
      target,
    );
    const inputs = LABELS.map((label, index) =>
      createElement("input", {
        ...{ type: "number", min: "0", max: "100", step: "1", class: "desk-input", "aria-label": label },
        ...(index === 0 && { id: forID }),
      }),
    );
    const show = (position: string): void => {
      const parts = (position === "" ? CENTER : position).split(" ");
      [mark.style.left = "", mark.style.top = ""] = parts;
      inputs.forEach((input, index) => {
        if (input !== document.activeElement)
          input.value = position === "" ? "" : String(parseInt(parts[index] ?? "", 10));
      });
    };
    const set = (percents: readonly number[]): void => {
      const position = percents.map((percent) => `${Math.round(Math.min(100, Math.max(0, percent)))}%`).join(" ");
      show(position);
      onChange(position);
    };
    target.addEventListener("click", ({ clientX, clientY }) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      set([(100 * (clientX - left)) / width, (100 * (clientY - top)) / height]);
    });
    for (const input of inputs) {
      input.addEventListener("input", () => set(inputs.map((each) => (each.value === "" ? 50 : each.valueAsNumber))));
    }
    const labels = inputs.map((input, index) => createElement("label", {}, LABELS[index] ?? "", input));
    host.append(frame, createElement("div", { class: "desk-focus-numbers" }, ...labels));
    show(value);
    const stop = followPicture(host, (source) => {
      frame.hidden = source === undefined;
      image.src = source ?? "";
    });
    return { update: show, destroy: stop };
  });

/**
 * Calls a function with the source of the picture that the neighboring field shows, now and after each change. Sveltia
 * reads the file, and passes to a field of ours only its path.
 */
function followPicture(host: HTMLElement, show: (source: string | undefined) => void): () => void {
  const item = host.closest("[data-key-path]")?.parentElement;
  let last: string | undefined | null = null;
  const refresh = (): void => {
    const shown = item?.querySelector<HTMLImageElement>('[data-key-path$=".picture"] img')?.src;
    if (shown !== last) show((last = shown));
  };
  refresh();
  const observer = new MutationObserver(refresh);
  if (item) observer.observe(item, { subtree: true, childList: true, attributeFilter: ["src"] });
  return () => observer.disconnect();
}
