interface HeadingProps {
  heading: string;
  id?: string | undefined;
  label?: string | null | undefined;
  lead?: string | null | undefined;
}

/** The head of a band: a small label, the heading and a sentence under it. */
export const Heading = ({ heading, id, label, lead }: HeadingProps) => (
  <div sx={{ mb: 7, display: "grid", gap: 3 }}>
    {label && <p sx={{ variant: "text.label" }}>{label}</p>}
    <h2 id={id} sx={{ variant: "text.h2" }}>
      {heading}
    </h2>
    {lead && <p sx={{ variant: "text.lead" }}>{lead}</p>}
  </div>
);
