import { createContext, useContext } from "react";
import type { Palette } from "../src/theme/bands";

/** The band for one of Ladle's two themes. */
export const toPalette = (ladleTheme: string): Palette => (ladleTheme === "dark" ? "ink" : "bone");

export const PaletteContext = createContext<Palette>("bone");

/** The palette of the selected band, for components that draw their own band. */
export const usePalette = (): Palette => useContext(PaletteContext);
