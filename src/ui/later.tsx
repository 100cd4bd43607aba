import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ComponentType, MouseEvent } from "react";
import { whenNothingHeld } from "./held";
import { carryOver, placeOf, pressAt } from "./served-state";
import { onWanted } from "./wanted";

/** Takes no part in the layout: what it holds stands in its place. */
const CONTENTS = { display: "contents" };

/** What a part was before it came to life. */
interface Before {
  /** What holds the served HTML, or nothing when the visitor has come from another page. */
  element?: Element;
  /** Places of the control that has the focus, and of the one that was clicked. */
  focused?: number;
  pressed?: number;
}

// A part's own props are checked where it is asked for, by the types of `later`.
const served = new Map<string, unknown>();

/** Names what is drawn when the HTML is made, where nothing can be waited for; gatsby-ssr hands it in. */
export function serveParts(parts: Readonly<Record<string, unknown>>): void {
  for (const [name, part] of Object.entries(parts)) served.set(name, part);
}

/**
 * A part below the first screen that does nothing by itself. Its HTML is served
 * whole and stands as it is; its script is fetched at the visitor's first move,
 * and the part then comes to life in its place with the text, the focus and the
 * click that it had. So a page's first script holds what its first screen needs.
 * @param name under which `serveParts` knows what is served
 * @param load fetches the part's script
 */
export function later<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;

  return function Later(props: P) {
    const holder = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState(() => Loaded);
    const before = useRef<Before>({});

    useEffect(() => {
      const element = holder.current;
      if (!element) return;
      if (Part) return;
      const served = element.firstElementChild !== null;
      before.current = { element, focused: placeOf(element, document.activeElement) };
      return onWanted(served && !element.contains(document.activeElement), async () => {
        // What stands around a part answers a tap sooner when the part is not drawn anew with it.
        // A memo is used like the component inside; for props left open the types cannot tell.
        Loaded = memo(await load()) as unknown as ComponentType<P>;
        if (served) await whenNothingHeld();
        startTransition(() => setPart(() => Loaded));
      });
    }, [Part]);

    // In the same step as the drawing, so that no key is lost in between.
    useLayoutEffect(() => {
      const element = holder.current;
      const { element: served, focused = -1, pressed = -1 } = before.current;
      if (!element || !Part || !served) return;
      carryOver(served, element, focused);
      pressAt(element, pressed);
      // After a navigation the place that the address names is there only now.
      if (!served.firstElementChild && location.hash)
        element.querySelector(`#${CSS.escape(location.hash.slice(1))}`)?.scrollIntoView();
    }, [Part]);

    const remember = (event: MouseEvent<HTMLElement>): void => {
      const control = event.target instanceof Element ? event.target.closest("button, summary") : null;
      if (!control) return;
      event.preventDefault();
      before.current.pressed = placeOf(event.currentTarget, control);
    };

    if (typeof window === "undefined") {
      const Served = served.get(name) as ComponentType<P> | undefined;
      if (!Served) throw new Error(`Nothing is named to be served for “${name}”.`);
      return (
        <div data-later="" style={CONTENTS}>
          <Served {...props} />
        </div>
      );
    }
    return Part ? (
      <div ref={holder} style={CONTENTS}>
        <Part {...props} />
      </div>
    ) : (
      // React leaves the served HTML alone. The clicks belong to the buttons inside.
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
      <div
        ref={holder}
        key="served"
        data-later=""
        style={CONTENTS}
        onClick={remember}
        onFocus={({ currentTarget, target }) => {
          before.current.focused = placeOf(currentTarget, target);
        }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    );
  };
}
