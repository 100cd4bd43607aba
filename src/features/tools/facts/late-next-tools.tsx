import { useEffect, useState, type ComponentProps } from "react";
import type * as NextModule from "./next-tools";
import { onProject } from "./on-project";

/** The links to the other tools, below the tool. They are loaded for a project or at the first interaction. */
export const LateNextTools = (props: ComponentProps<typeof NextModule.NextTools>) => {
  const [module, setModule] = useState<typeof NextModule>();
  useEffect(() => onProject(() => import("./next-tools").then(setModule, () => undefined)), []);
  return <div sx={{ minHeight: "3.5rem" }}>{module && <module.NextTools {...props} />}</div>;
};
