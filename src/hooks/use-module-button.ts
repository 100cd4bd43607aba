import { useState } from "react";

interface ButtonTexts {
  /** The text until the button is pressed. */
  readonly initial: string;
  readonly loading: string;
  readonly failed: string;
}

interface ModuleButton<Module> {
  /** The module, once it is loaded. */
  readonly module: Module | undefined;
  /** The present text of the button. */
  readonly text: string;
  /** Loads the module; after a failure, tries again. */
  readonly load: () => void;
  /** Shows the button again. */
  readonly close: () => void;
}

/**
 * The state of a button that loads a module, whose component then replaces it.
 * @param load `() => import("./viewer")`
 */
export function useModuleButton<Module extends object>(
  load: () => Promise<Module>,
  { initial, loading, failed }: ButtonTexts,
): ModuleButton<Module> {
  const [module, setModule] = useState<Module>();
  const [text, setText] = useState(initial);
  return {
    module,
    text,
    load() {
      setText(loading);
      load().then(setModule, () => setText(failed));
    },
    close() {
      setText(initial);
      setModule(undefined);
    },
  };
}
