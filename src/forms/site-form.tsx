import { later } from "../ui/later";
import type { FormName } from "./payload";

/**
 * A form in the page. It is served as plain HTML (served-form.tsx) and comes to
 * life, with what was typed, before it is sent.
 */
export const SiteForm = later<{ name: FormName }>("SiteForm", () =>
  import("./form-panel").then(({ FormPanel }) => FormPanel),
);
