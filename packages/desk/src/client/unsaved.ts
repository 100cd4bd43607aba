/** Sveltia's form. Its save button is enabled while there are unsaved changes. */
const FORM = ".content-editor";
const SAVE_BUTTON = `${FORM} button[aria-keyshortcuts$="+S"]`;
/** The arrow that closes the form. Sveltia also clicks it for the Escape key. */
const BACK_BUTTON = `${FORM} button.back`;
/** Controls that change the form: add, move, remove and choose. A button with `aria-expanded` only shows fields, and ours open dialogs. */
const CHANGE_CONTROLS = 'button:not([aria-expanded], .back, .desk-button), [role="option"]';

/** After a save in a desk with review, Sveltia asks in such a dialog whether to send the entry for review. */
const QUESTION_DIALOG = '[role="alertdialog"]';

/** Events of a changed field. A paste into our rich text editor has no `input` event. */
const CHANGE_EVENTS = ["input", "change", "paste", "cut", "drop"];

const QUESTION = "Your changes in this form are not saved. Leave the form without saving?";

/** Whether the open form of an entry has changes that are not saved. */
export const hasUnsavedChanges = (): boolean =>
  document.querySelector<HTMLButtonElement>(SAVE_BUTTON)?.disabled === false;

/** An event of the Navigation API, which TypeScript does not declare yet. Without the API, Back is not intercepted. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
}
declare global {
  interface Window {
    readonly navigation?: EventTarget;
  }
}

/**
 * Asks before the editor leaves a form with unsaved changes, because Sveltia does not. Call it before Sveltia adds its
 * event listeners.
 * @returns a function to call after a save or a publication: the form may then be left without a question
 */
export function askBeforeLeaving(): () => void {
  let state: "untouched" | "changed" | "done" = "untouched";
  let canceledUrl: string | undefined;
  const isUnsaved = (): boolean => {
    const save = document.querySelector<HTMLButtonElement>(SAVE_BUTTON);
    if (!save || save.disabled || state === "done") return false;
    // The form of a new entry can be saved from the start.
    return state === "changed" || !window.location.hash.endsWith("/new");
  };
  /** Whether the form may be left. Asks the editor about unsaved changes, and after consent does not ask again. */
  const confirmLeaving = (): boolean => {
    if (isUnsaved() && !window.confirm(QUESTION)) return false;
    state = "done";
    return true;
  };

  // Menus and dialogs are outside the form element, so any change on the page counts while a form is open.
  const onChange = (): void => {
    if (document.querySelector(FORM)) state = "changed";
  };
  for (const type of CHANGE_EVENTS) window.addEventListener(type, onChange, { capture: true });
  const onClick = (event: MouseEvent): void => {
    if (isInside(event.target, CHANGE_CONTROLS) && !(state === "done" && isInside(event.target, QUESTION_DIALOG))) {
      onChange();
    }
    if (isInside(event.target, BACK_BUTTON) && !confirmLeaving()) event.stopImmediatePropagation();
  };
  window.addEventListener("click", onClick, { capture: true });
  window.navigation?.addEventListener("navigate", (event) => {
    const { url, sameDocument } = (event as NavigateEvent).destination;
    const leavesForm = sameDocument && new URL(url).hash !== window.location.hash;
    if (!event.cancelable || !leavesForm || confirmLeaving()) return;
    event.preventDefault();
    canceledUrl = url;
  });
  const onHashChange = (event: HashChangeEvent): void => {
    // Sveltia dispatches its own event even for a canceled navigation, and would reopen the form without the changes.
    if (!event.isTrusted && event.newURL === canceledUrl) event.stopImmediatePropagation();
    else state = "untouched";
    canceledUrl = undefined;
  };
  window.addEventListener("hashchange", onHashChange, { capture: true });
  window.addEventListener("beforeunload", (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  return () => (state = "done");
}

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
