import { useState } from "react";

interface ButtonTexts {
  /** The text until the button is pressed. */
  readonly initial: string;
  readonly loading: string;
  readonly failed: string;
}

/**
 * The state of a button that loads a module, whose component then replaces it.
 * @param load `() => import("./viewer")`
 */
export function useModuleButton<Module extends object>(
  load: () => Promise<Module>,
  { initial, loading, failed }: ButtonTexts,
) {
  const [module, setModule] = useState<Module>();
  const [text, setText] = useState(initial);
  return {
    /** The module, once it is loaded. */
    module,
    /** The present text of the button. */
    text,
    /** Loads the module; after a failure, tries again. */
    load(): void {
      setText(loading);
      load().then(setModule, () => setText(failed));
    },
    /** Shows the button again. */
    close(): void {
      setText(initial);
      setModule(undefined);
    },
  };
}
