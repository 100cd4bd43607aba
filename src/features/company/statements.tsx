import { Band } from "../../components/ui/band";

interface Statement extends Queries.LabeledHeadPartsFragment {
  id: string;
}

/** What the company is for and where it is going, side by side in large type. */
export const Statements = ({ statements }: { statements: readonly Statement[] }) => (
  <Band ground="ink">
    <div sx={{ display: "grid", gap: [8, null, 9], gridTemplateColumns: ["1fr", null, "1fr 1fr"] }}>
      {statements.map(({ id, label, heading, lead }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          sx={{ display: "grid", gap: 5, alignContent: "start" }}
        >
          {label && <p sx={{ variant: "text.rule", justifySelf: "start" }}>{label}</p>}
          <h2 id={`${id}-heading`} sx={{ variant: "text.h2" }}>
            {heading}
          </h2>
          <p sx={{ variant: "text.lead" }}>{lead}</p>
        </section>
      ))}
    </div>
  </Band>
);
