import { useEffect, useState, type ComponentProps } from "react";
import { onFirstInteraction } from "../../../hooks/on-first-interaction";
import type * as NextModule from "./next-tools";

/** The links to the other tools, below the tool. They are loaded at the first interaction. */
export const LateNextTools = (props: ComponentProps<typeof NextModule.NextTools>) => {
  const [module, setModule] = useState<typeof NextModule>();
  useEffect(() => onFirstInteraction(() => import("./next-tools").then(setModule, () => undefined)), []);
  return <div sx={{ minHeight: "3.5rem" }}>{module && <module.NextTools {...props} />}</div>;
};
