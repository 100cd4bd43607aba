interface Early {
  stop: () => void;
  /** Does what was asked for too early; called once React has taken the page over. */
  catchUp: () => void;
}

declare global {
  interface Window {
    earlyPress?: Early;
  }
}

/**
 * Runs in the page's head before any other script: keeps the last press of a
 * button until React has taken the page over, and then presses again, tells of
 * what was typed, and opens the menu on which the mouse already rests. When a
 * script cannot be fetched it steps aside, and the page does what it does
 * without script.
 */
function keepPresses(): void {
  let pressed: HTMLElement | undefined;
  const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const hear = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typedIn.add(target);
  };
  const keep = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button, summary") : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  const stop = (): void => {
    removeEventListener("click", keep, true);
    removeEventListener("error", fail, true);
    removeEventListener("input", hear, true);
  };
  const fail = (event: Event): void => {
    if (event.target instanceof HTMLScriptElement) stop();
  };
  const catchUp = (): void => {
    stop();
    const menu = document.querySelector("[data-menu]:hover");
    menu?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    for (const field of typedIn) {
      const { value } = field;
      // React hears of a value only when it is set past its own property, and is another than it knows.
      field.value = "";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    typedIn.clear();
    if (pressed?.isConnected) pressed.click();
    pressed = undefined;
  };
  window.earlyPress = { stop, catchUp };
  addEventListener("click", keep, true);
  addEventListener("error", fail, true);
  addEventListener("input", hear, true);
}

/** What Gatsby writes into a page for its own address. */
const PAGE_PATH = /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/(.*?)\/\*\]\]>\*\/<\/script>/;

/**
 * Lets a page keep what is pressed and typed before its script is there, and
 * say its address in the same block: each block adds a hash to its policy.
 */
export function keepEarlyPresses(html: string): string {
  const script = `(${String(keepPresses)})()</script>`;
  if (html.includes(script)) return html;
  const [whole = "", path = ""] = PAGE_PATH.exec(html) ?? [];
  return html.replace(whole, "").replace("</head>", () => `<script>${path}${script}</head>`);
}
