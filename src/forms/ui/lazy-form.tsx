import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { FormName } from "@capture/receiver/payload/payload";
import { ErrorBoundary } from "../../ui/error-boundary";
import type * as LiveFormModule from "./live-form";
import type { InputState } from "../fields/preserve-input";
import { StaticForm } from "./static-form";
import { useForms } from "./use-forms";

/** Distance from the viewport at which a form's script is loaded. */
const PRELOAD_MARGIN = "600px";

/**
 * A form in the page, served as plain HTML. Near the viewport, its script is loaded and replaces it with the live form,
 * which keeps the values and the focus, and repeats a submit that happened while the script was loading, also one that
 * the browser rejects, so that its messages are ours.
 */
export const LazyForm = ({ name }: { name: FormName }) => {
  const { getForm, getMailbox } = useForms();
  const container = useRef<HTMLDivElement>(null);
  /** Of a submit: the messages of the live form are loading, or those of the browser are shown because that failed. */
  const rejection = useRef<"loading" | "reported">();
  const [live, setLive] = useState<typeof LiveFormModule & { readonly input: InputState }>();

  const load = useCallback(async (): Promise<void> => {
    const liveForm = await import("./live-form");
    const servedForm = container.current?.querySelector("form[action]");
    if (!(servedForm instanceof HTMLFormElement)) return;
    await liveForm.waitUntilReleased(servedForm);
    // The input is read and the form replaced synchronously, so that no keystroke is lost.
    flushSync(() => setLive((current) => current ?? { ...liveForm, input: liveForm.readInput(servedForm) }));
  }, []);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      // If the script cannot be loaded, the served form stays. A focus or a submit loads the script again.
      ([entry]) => entry?.isIntersecting && void load().catch(() => undefined),
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);

  useLayoutEffect(() => {
    if (live) live.restoreInput(container.current?.querySelector("form"), live.input);
  }, [live]);

  const submitLive = (fallback: () => void): void => {
    load().then(() => container.current?.querySelector("form")?.requestSubmit(), fallback);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const { currentTarget: servedForm } = event;
    event.preventDefault();
    submitLive(() => servedForm.submit());
  };
  // The browser reports each invalid field; the first one is enough.
  const handleInvalid = (event: FormEvent<HTMLDivElement>): void => {
    if (rejection.current === "reported") return;
    event.preventDefault();
    if (rejection.current === "loading") return;
    rejection.current = "loading";
    const servedForm = event.currentTarget.querySelector("form");
    submitLive(() => {
      rejection.current = "reported";
      servedForm?.reportValidity();
      rejection.current = undefined;
    });
  };

  return (
    <div
      ref={container}
      onFocus={live ? undefined : () => void load().catch(() => undefined)}
      onInvalidCapture={live ? undefined : handleInvalid}
    >
      {live ? (
        // If the live form throws, the browser sends the served form.
        <ErrorBoundary fallback={<StaticForm form={getForm(name)} mailbox={getMailbox(name)} />}>
          <live.FormPanel name={name} initialValues={live.input.values} />
        </ErrorBoundary>
      ) : (
        <StaticForm form={getForm(name)} mailbox={getMailbox(name)} onSubmit={submit} />
      )}
    </div>
  );
};
