import { bandProperties, bands } from "../../../theme/bands";

/** The whole document of an embedded page on ink, its scrollbar too. They stand behind the site's own ground. */
export const embeddedStyles = {
  ":root": { ...bandProperties("ink"), colorScheme: "dark", background: bands.ink.ground },
};
