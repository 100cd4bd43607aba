import { useEffect, useRef, useState, type ComponentType } from "react";
import type { FormPanel } from "./form-panel";
import type { FormName } from "./payload";
import type { Values } from "./schemas";
import { StaticForm } from "./static-form";
import { useForms } from "./use-forms";

/** The rules load when the form comes this near to the screen. */
const NEAR = "600px";

type Panel = ComponentType<Parameters<typeof FormPanel>[0]>;

/** A form in the page. It is served as plain HTML and comes to life, with what was typed, when it is near. */
export const SiteForm = ({ name }: { name: FormName }) => {
  const frame = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<{ Panel: Panel; typed: Values }>();
  const { form, mailbox } = useForms();

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const wake = (): void => {
      observer.disconnect();
      void import("./form-panel").then(({ FormPanel: Panel }) => {
        const focused = element.contains(document.activeElement) ? document.activeElement : null;
        setLive({ Panel, typed: typedInto(element) });
        if (focused instanceof HTMLElement) refocus(element, focused.getAttribute("name"));
      });
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), { rootMargin: NEAR });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame}>
      {live ? <live.Panel name={name} typed={live.typed} /> : <StaticForm form={form(name)} mailbox={mailbox(name)} />}
    </div>
  );
};

function typedInto(element: HTMLElement): Values {
  const form = element.querySelector("form");
  if (!form) return {};
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    ),
  );
}

/** The control that had the focus is drawn anew; the keyboard goes on where it was. */
function refocus(element: HTMLElement, name: string | null): void {
  if (name === null) return;
  requestAnimationFrame(() => element.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus());
}
