import { Children, type ReactNode } from "react";

/** Cards in as many columns as fit, as a list. */
export const Grid = ({ children }: { children: ReactNode }) => (
  <ul className="cards" sx={{ variant: "layout.grid" }}>
    {Children.map(children, (child) => (
      <li>{child}</li>
    ))}
  </ul>
);
