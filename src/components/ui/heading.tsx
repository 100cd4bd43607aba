interface HeadingProps {
  heading: string;
  id?: string | undefined;
  label?: string | null | undefined;
  lead?: string | null | undefined;
}

/** The head of a band: a small label over the ramp, the heading, and a sentence beside it. */
export const Heading = ({ heading, id, label, lead }: HeadingProps) => (
  <div sx={{ mb: [7, 7, 8] }}>
    {label && <p sx={{ variant: "text.rule", mb: 5 }}>{label}</p>}
    <div
      sx={{
        display: "grid",
        gap: [4, 4, 8],
        alignItems: "end",
        gridTemplateColumns: ["minmax(0, 1fr)", null, lead ? "minmax(0, 7fr) minmax(0, 5fr)" : "minmax(0, 1fr)"],
      }}
    >
      <h2 id={id} sx={{ variant: "text.h2" }}>
        {heading}
      </h2>
      {lead && <p sx={{ variant: "text.lead" }}>{lead}</p>}
    </div>
  </div>
);
