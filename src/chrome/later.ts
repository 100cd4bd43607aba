import { later } from "../ui/later";

/** Parts of the chrome that no first screen shows. */
export const Footer = later(() => import("./below").then(({ Footer: Part }) => Part));
export const MenuList = later(() => import("./below").then(({ MenuList: Part }) => Part));
export const PhoneLinks = later(() => import("./below").then(({ PhoneLinks: Part }) => Part));
