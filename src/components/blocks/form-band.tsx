import type { FormName } from "../../forms/payload/payload";
import { LazyForm } from "../../forms/ui/lazy-form";
import { Band } from "../ui/band";

interface FormBandProps {
  id: string;
  head: Queries.LabeledHeadPartsFragment;
  form: FormName;
  /** Id that links to the form refer to, when it is another than the band's. */
  anchor?: string;
}

/** A form beside the words that ask for it. */
export const FormBand = ({ id, head: { label, heading, lead }, form, anchor }: FormBandProps) => (
  <Band ground="ink" id={id} labelledBy={`${id}-heading`}>
    <div
      sx={{
        display: "grid",
        gap: [7, null, 9],
        gridTemplateColumns: ["minmax(0, 1fr)", null, "5fr 7fr"],
        alignItems: "start",
      }}
    >
      <div sx={{ display: "grid", gap: 5, justifyItems: "start" }}>
        {label && <p sx={{ variant: "text.rule" }}>{label}</p>}
        <h2 id={`${id}-heading`} sx={{ variant: "text.h2" }}>
          {heading}
        </h2>
        {lead && <p sx={{ variant: "text.lead" }}>{lead}</p>}
      </div>
      <div
        id={anchor}
        sx={{ bg: "raised", border: "1px solid", borderColor: "hairline", borderRadius: "media", p: [5, null, 7] }}
      >
        <LazyForm name={form} />
      </div>
    </div>
  </Band>
);
