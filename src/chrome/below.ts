/** What of the bar is disclosed and what stands at the foot, in one script. */
export { Footer } from "./footer";
export { MenuList } from "./menu-list";
export { PhoneLinks } from "./phone-links";
