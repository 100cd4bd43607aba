import { FormBand } from "../../../src/blocks/form-band";
import { formOf } from "../../content";

export default { title: "Blocks / Form band", meta: { isFullWidth: true } };

const { title, intro } = formOf("demo");

export const Default = () => (
  <FormBand id="demo" head={{ label: "Sales", heading: title, lead: intro ?? null }} form="demo" />
);
