import { Children, type ReactNode } from "react";

/** A list of cards, in as many columns as fit. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className="cards" sx={{ variant: "layout.cardGrid" }}>
    {Children.map(children, (child) => (
      <li>{child}</li>
    ))}
  </ul>
);
