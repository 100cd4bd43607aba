import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { ErrorBoundary } from "../../components/ui/error-boundary";
import type * as LiveParts from "./form-panel";
import type { FormName } from "../payload/payload";
import { StaticForm } from "./static-form";
import { useForms } from "./use-forms";

/** How far below the screen a form may be when its script is fetched. */
const NEAR = "600px";

/**
 * A form in the page. It is served as plain HTML; the script with its rules is
 * fetched when it comes near the screen, and takes over what was typed, the
 * focus and a submit that was pressed meanwhile.
 */
export const LazyForm = ({ name }: { name: FormName }) => {
  const { form, mailbox } = useForms();
  const holder = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<typeof LiveParts & { readonly input: ReturnType<typeof LiveParts.inputState> }>();

  const load = useCallback(async (): Promise<void> => {
    const parts = await import("./form-panel");
    const served = holder.current?.querySelector("form[action]");
    if (!(served instanceof HTMLFormElement)) return;
    await parts.whenReleased(served);
    // Read and replaced in one step, so that no key falls between the two forms.
    flushSync(() => setLive((now) => now ?? { ...parts, input: parts.inputState(served) }));
  }, []);

  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      // Offline the served form stays; focusing or submitting it tries again.
      ([entry]) => entry?.isIntersecting && void load().catch(() => undefined),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);

  useLayoutEffect(() => {
    if (live) live.restoreInput(holder.current?.querySelector("form"), live.input);
  }, [live]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const { currentTarget: served } = event;
    event.preventDefault();
    load().then(
      () => holder.current?.querySelector("form")?.requestSubmit(),
      () => served.submit(),
    );
  };

  return (
    <div ref={holder} onFocus={live ? undefined : () => void load().catch(() => undefined)}>
      {live ? (
        // The browser sends the served form without a script of ours.
        <ErrorBoundary fallback={<StaticForm form={form(name)} mailbox={mailbox(name)} />}>
          <live.FormPanel name={name} typed={live.input.values} />
        </ErrorBoundary>
      ) : (
        <StaticForm form={form(name)} mailbox={mailbox(name)} onSubmit={submit} />
      )}
    </div>
  );
};
