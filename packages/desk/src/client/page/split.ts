import { toolBar } from "../bar";
import { createElement } from "../element";

/** How the window is divided. */
interface PageView {
  readonly isShown: boolean;
  readonly device: "phone" | "laptop";
  /** The width of the forms, in percent of the window. */
  readonly sharePercent: number;
}

const MIN_SHARE_PERCENT = 30;
const MAX_SHARE_PERCENT = 75;

const STORAGE_KEY = "desk-page-view";
const DEFAULT: PageView = { isShown: true, device: "laptop", sharePercent: 45 };

const withinLimits = (view: PageView): PageView => ({
  ...view,
  sharePercent: Math.min(MAX_SHARE_PERCENT, Math.max(MIN_SHARE_PERCENT, view.sharePercent)),
});

/** The width of the page in each view, in CSS pixels. */
const WIDTHS_PX = { phone: 390, laptop: 1280 } as const;
const STEP_PERCENT = 5;

/**
 * Divides the window: the forms are on the left, and the page on the right.
 * @param onShow called when the editor shows or hides the page
 */
export function createSplit(onShow: () => void) {
  // The view that the editor has chosen before.
  let view = withinLimits({
    ...DEFAULT,
    ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<PageView>),
  });
  const frame = createElement("iframe", { title: "Page of the site" });
  const note = createElement("p", { role: "status" });
  const stage = createElement("div", { class: "desk-page-stage" }, frame);
  const buttons = (Object.keys(WIDTHS_PX) as PageView["device"][]).map((device) => {
    const button = createElement("button", { type: "button" }, device === "phone" ? "Phone" : "Laptop");
    button.addEventListener("click", () => change({ device }));
    return [device, button] as const;
  });
  const hide = createElement("button", { type: "button" }, "Hide page");
  const bar = createElement(
    "div",
    { class: "desk-page-bar" },
    createElement("div", { role: "group", "aria-label": "Width of the page" }, ...buttons.map(([, button]) => button)),
    hide,
  );
  const pane = createElement(
    "section",
    { class: "desk-page", id: "desk-page", "aria-label": "Page" },
    bar,
    note,
    stage,
  );
  const separator = createElement("div", {
    class: "desk-split",
    role: "separator",
    tabindex: "0",
    "aria-label": "Width of the form",
    "aria-orientation": "vertical",
    "aria-controls": "nc-root",
    "aria-valuemin": String(MIN_SHARE_PERCENT),
    "aria-valuemax": String(MAX_SHARE_PERCENT),
  });
  const show = createElement("button", { type: "button", class: "desk-button" }, "Show page");

  const render = (): void => {
    const { style, classList } = document.documentElement;
    style.setProperty("--desk-form-width", `${view.isShown ? view.sharePercent : 100}%`);
    classList.toggle("desk-shows-page", view.isShown);
    separator.setAttribute("aria-valuenow", String(view.sharePercent));
    for (const [device, button] of buttons) button.setAttribute("aria-pressed", String(device === view.device));
    for (const part of [pane, separator]) part.hidden = !view.isShown;
    show.hidden = view.isShown;
    // A hidden page does not slow down the forms.
    if (view.isShown && !frame.hasAttribute("src")) frame.src = "/";
    fit();
  };
  /** Scales the page down to the width of its part. */
  const fit = (): void => {
    const width = WIDTHS_PX[view.device];
    const scale = Math.min(1, stage.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${stage.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
    frame.style.left = `${Math.max(0, (stage.clientWidth - width * scale) / 2)}px`;
  };
  const change = (changed: Partial<PageView>): void => {
    view = withinLimits({ ...view, ...changed });
    localStorage.setItem(STORAGE_KEY, JSON.stringify(view));
    render();
  };

  hide.addEventListener("click", () => {
    change({ isShown: false });
    onShow();
    show.focus();
  });
  show.addEventListener("click", () => {
    change({ isShown: true });
    onShow();
    hide.focus();
  });
  moveSeparator(
    separator,
    () => view.sharePercent,
    (sharePercent) => change({ sharePercent }),
  );
  new ResizeObserver(fit).observe(stage);
  document.body.append(separator, pane);
  toolBar().append(show);
  render();
  return {
    frame,
    isShown: (): boolean => view.isShown,
    /** Shows a sentence above the page; an empty one hides it. */
    showStatus(sentence: string): void {
      if (note.textContent !== sentence) note.textContent = sentence;
    },
  };
}

/** Moves a separator with the pointer and with the arrow keys, Home and End. */
function moveSeparator(separator: HTMLElement, current: () => number, move: (percent: number) => void): void {
  separator.addEventListener("pointerdown", (event) => {
    separator.setPointerCapture(event.pointerId);
    event.preventDefault();
    separator.focus();
  });
  separator.addEventListener("pointermove", ({ pointerId, clientX }) => {
    if (separator.hasPointerCapture(pointerId)) move(Math.round((clientX / window.innerWidth) * 100));
  });
  separator.addEventListener("keydown", (event) => {
    const target = {
      ArrowLeft: current() - STEP_PERCENT,
      ArrowRight: current() + STEP_PERCENT,
      Home: MIN_SHARE_PERCENT,
      End: MAX_SHARE_PERCENT,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(target);
  });
}
