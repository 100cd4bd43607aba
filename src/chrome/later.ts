import { later } from "../ui/later";

/** Parts of the chrome that no first screen shows. */
export const Footer = later("Footer", () => import("./below").then(({ Footer: Part }) => Part));
export const MenuList = later("MenuList", () => import("./below").then(({ MenuList: Part }) => Part));
export const PhoneLinks = later("PhoneLinks", () => import("./below").then(({ PhoneLinks: Part }) => Part));
