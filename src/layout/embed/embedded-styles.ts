import { bandProperties, bands } from "../../theme/bands";

/** Colors of the document of an embedded page, including its scrollbar. They override the global styles. */
export const embeddedStyles = {
  ":root": { ...bandProperties("ink"), colorScheme: "dark", background: bands.ink.background },
};
