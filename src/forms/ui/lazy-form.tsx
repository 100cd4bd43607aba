import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { ErrorBoundary } from "../../components/ui/error-boundary";
import type * as LiveParts from "./form-panel";
import type { FormName } from "../payload/payload";
import { StaticForm } from "./static-form";
import { useForms } from "./use-forms";

/** Distance from the viewport at which a form's script is loaded. */
const PRELOAD_MARGIN = "600px";

/**
 * A form in the page. It is served as plain HTML. Near the viewport its script is loaded and replaces it by the live
 * form, which takes over the values, the focus and a submit that happened in the meantime.
 */
export const LazyForm = ({ name }: { name: FormName }) => {
  const { getForm, getMailbox } = useForms();
  const container = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<typeof LiveParts & { readonly input: ReturnType<typeof LiveParts.readInput> }>();

  const load = useCallback(async (): Promise<void> => {
    const parts = await import("./form-panel");
    const served = container.current?.querySelector("form[action]");
    if (!(served instanceof HTMLFormElement)) return;
    await parts.waitUntilReleased(served);
    // Read and replaced synchronously, so that no keystroke is lost between the two forms.
    flushSync(() => setLive((current) => current ?? { ...parts, input: parts.readInput(served) }));
  }, []);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      // Offline the served form stays. Focusing or submitting it tries again.
      ([entry]) => entry?.isIntersecting && void load().catch(() => undefined),
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);

  useLayoutEffect(() => {
    if (live) live.restoreInput(container.current?.querySelector("form"), live.input);
  }, [live]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const { currentTarget: served } = event;
    event.preventDefault();
    load().then(
      () => container.current?.querySelector("form")?.requestSubmit(),
      () => served.submit(),
    );
  };

  return (
    <div ref={container} onFocus={live ? undefined : () => void load().catch(() => undefined)}>
      {live ? (
        // Without our script the browser sends the served form.
        <ErrorBoundary fallback={<StaticForm form={getForm(name)} mailbox={getMailbox(name)} />}>
          <live.FormPanel name={name} initialValues={live.input.values} />
        </ErrorBoundary>
      ) : (
        <StaticForm form={getForm(name)} mailbox={getMailbox(name)} onSubmit={submit} />
      )}
    </div>
  );
};
