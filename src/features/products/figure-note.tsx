import type { ReactNode } from "react";
import { Text } from "../../components/ui/primitives";

/** A quiet line under a figure, such as its conditions. */
export const FigureNote = ({ children }: { children: ReactNode }) => (
  <Text variant="small" sx={{ fontFamily: "body", maxWidth: "32rem", mt: 1 }}>
    {children}
  </Text>
);
