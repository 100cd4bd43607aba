/** The form over the desk, and in it Sveltia's button that saves: it is enabled while something is not saved. */
const FORM = ".content-editor";
const SAVE = `${FORM} button[aria-keyshortcuts$="+S"]`;
/** The arrow. Sveltia clicks it for the Escape key, too. */
const LEAVE = `${FORM} button.back`;
/** What adds, moves, removes and chooses. A button with `aria-expanded` only unfolds something. */
const CHOICES = 'button:not([aria-expanded], .back), [role="option"]';

/** Events of a changed field. A paste into our rich editor has no `input` event. */
const CHANGES = ["input", "change", "paste", "cut", "drop"];

const QUESTION = "What you changed in this form is not saved. Leave it without saving?";

/** The Navigation API, which TypeScript does not know yet. Browsers without it ask at all but their own Back. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}
declare global {
  interface Window {
    readonly navigation?: EventTarget;
  }
}

/**
 * Asks before a form is left with changes that are not saved; Sveltia asks nothing. Call it before Sveltia listens.
 * @returns what to call when the form was saved
 */
export function askBeforeLeaving(): () => void {
  let state: "untouched" | "changed" | "done" = "untouched";
  let refusedUrl: string | undefined;
  const isUnsaved = (): boolean => {
    const save = document.querySelector<HTMLButtonElement>(SAVE);
    if (!save || save.disabled || state === "done") return false;
    // The form of a new entry can be saved from the start.
    return state === "changed" || !window.location.hash.endsWith("/new");
  };
  /** Whoever chose to leave is not asked again. */
  const mayLeave = (): boolean => {
    if (isUnsaved() && !window.confirm(QUESTION)) return false;
    state = "done";
    return true;
  };

  // Lists of choices and dialogs are not within the form, but come over it.
  const onChange = (): void => {
    if (document.querySelector(FORM)) state = "changed";
  };
  for (const type of CHANGES) window.addEventListener(type, onChange, { capture: true });
  const onClick = (event: MouseEvent): void => {
    if (isWithin(event.target, CHOICES)) onChange();
    if (isWithin(event.target, LEAVE) && !mayLeave()) event.stopImmediatePropagation();
  };
  window.addEventListener("click", onClick, { capture: true });
  window.navigation?.addEventListener("navigate", (event) => {
    const { url, sameDocument } = (event as NavigateEvent).destination;
    const isElsewhere = sameDocument && new URL(url).hash !== window.location.hash;
    if (!event.cancelable || !isElsewhere || mayLeave()) return;
    event.preventDefault();
    refusedUrl = url;
  });
  const onHashChange = (event: HashChangeEvent): void => {
    // Sveltia reports its own navigation even when it was canceled, and would open the form again without the changes.
    if (!event.isTrusted && event.newURL === refusedUrl) event.stopImmediatePropagation();
    else state = "untouched";
    refusedUrl = undefined;
  };
  window.addEventListener("hashchange", onHashChange, { capture: true });
  window.addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return () => (state = "done");
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
