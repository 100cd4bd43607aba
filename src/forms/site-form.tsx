import { later } from "../ui/later";
import type { FormName } from "./payload";

/** A form in the page. It is served as plain HTML and comes to life, with what was typed, before it is sent. */
export const SiteForm = later<{ name: FormName }>(
  () => import("./form-panel").then(({ FormPanel }) => FormPanel),
  () => import("./served-form").then(({ ServedForm }) => ServedForm),
);
