/** The form over the desk, and in it Sveltia's button that saves: it is enabled while something is not saved. */
const FORM = ".content-editor";
const SAVE = `${FORM} button[aria-keyshortcuts$="+S"]`;
/** The arrow. Sveltia clicks it for the Escape key, too. */
const LEAVE = `${FORM} button.back`;
const FIELDS = `${FORM} .content-area`;
/** Buttons add, move and remove items. Those with `aria-expanded` only unfold something. */
const BUTTONS = `${FIELDS} button:not([aria-expanded])`;

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
  let isChanged = false;
  let refusedUrl: string | undefined;
  const isUnsaved = (): boolean => {
    const save = document.querySelector<HTMLButtonElement>(SAVE);
    return isChanged && save !== null && !save.disabled;
  };
  /** Whoever chose to leave is not asked again. */
  const mayLeave = (): boolean => {
    if (isUnsaved() && !window.confirm(QUESTION)) return false;
    isChanged = false;
    return true;
  };

  for (const type of CHANGES) {
    window.addEventListener(type, ({ target }) => (isChanged ||= isWithin(target, FIELDS)), { capture: true });
  }
  const onClick = (event: MouseEvent): void => {
    isChanged ||= isWithin(event.target, BUTTONS);
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
    else isChanged = false;
    refusedUrl = undefined;
  };
  window.addEventListener("hashchange", onHashChange, { capture: true });
  window.addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return () => (isChanged = false);
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
