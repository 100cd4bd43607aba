import { graphql } from "gatsby";
import { FormButton } from "../../forms/ui/action";
import { ramp } from "../../theme/tokens";
import * as styles from "../../theme/styles/lists";
import { Icon } from "../../components/ui/icon";

interface ProgramLadderProps {
  programs: readonly Queries.ProgramPartsFragment[];
  /** Heading of each list of benefits. */
  benefits: string;
}

/** Rungs nearer to us are set further in and are nearer in the ramp. */
const rung = (index: number, count: number) => ({
  inset: `${(index * 14) / Math.max(1, count - 1)}%`,
  color: ramp[Math.round(((count - 1 - index) * (ramp.length - 1)) / Math.max(1, count - 1))],
});

/** The partnership types as a ladder, in the order of how closely we work together. */
export const ProgramLadder = ({ programs, benefits }: ProgramLadderProps) => (
  <ol className="ladder" sx={{ display: "grid", gap: 4 }}>
    {programs.map((program, index) => {
      const { inset, color } = rung(index, programs.length);
      return (
        <li key={program.id} style={{ ["--inset" as string]: inset }} sx={{ ml: [0, null, "var(--inset)"] }}>
          <article
            id={program.id}
            style={{ borderLeftColor: color }}
            sx={{
              display: "grid",
              gap: [4, null, 6],
              gridTemplateColumns: ["1fr", null, "5fr 5fr auto"],
              alignItems: "center",
              p: [5, null, 6],
              bg: "raised",
              borderLeft: "6px solid",
              borderRadius: "control",
            }}
          >
            <div sx={{ display: "grid", gap: 3 }}>
              <h3 sx={{ variant: "text.h3", display: "flex", gap: 3, alignItems: "center" }}>
                <Icon name={program.icon} size={28} />
                {program.title}
              </h3>
              <p sx={{ variant: "text.muted" }}>{program.description}</p>
            </div>
            <div>
              <h4 sx={{ variant: "text.label", mb: 2 }}>{benefits}</h4>
              <ul className="points" sx={{ ...styles.points, fontSize: "small" }}>
                {program.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
            <FormButton
              text={program.buttonText}
              variant="secondary"
              sx={{ maxWidth: [null, null, "12rem"] }}
              request={{
                form: "partner-application",
                extra: { partnerType: program.id },
                placeholders: { title: program.title, program: program.id, partnerType: program.id },
              }}
            />
          </article>
        </li>
      );
    })}
  </ol>
);

export const programFragment = graphql`
  fragment ProgramParts on PartnerProgram {
    id
    title
    description
    buttonText
    icon
    benefits
  }
`;
