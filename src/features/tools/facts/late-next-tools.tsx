import { useEffect, useState, type ComponentProps } from "react";
import type * as NextModule from "./next-tools";

/** The links to the other tools, which are loaded after the page, below the tool. Without them, the page is complete. */
export const LateNextTools = (props: ComponentProps<typeof NextModule.NextTools>) => {
  const [module, setModule] = useState<typeof NextModule>();
  useEffect(() => {
    import("./next-tools").then(setModule, () => undefined);
  }, []);
  return <div sx={{ minHeight: "3.5rem" }}>{module && <module.NextTools {...props} />}</div>;
};
