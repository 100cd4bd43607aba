import { graphql } from "gatsby";
import { FormButton } from "../../forms/ui/action";
import { ramp } from "@brand";
import * as styles from "../../theme/styles/points";
import { Stack, Text } from "../../ui/primitives";
import { Icon } from "../../ui/icon";

interface ProgramLadderProps {
  programs: readonly Queries.ProgramFieldsFragment[];
  /** Heading of each list of benefits. */
  benefits: string;
}

/** Color of a program: the closer the partnership, the nearer the color. */
const colorOf = (index: number, count: number) =>
  ramp[Math.round(((count - 1 - index) * (ramp.length - 1)) / Math.max(1, count - 1))];

/** The partner programs as steps, from the loosest to the closest partnership. */
export const ProgramLadder = ({ programs, benefits }: ProgramLadderProps) => (
  <Stack as="ol" className="ladder" gap={4}>
    {programs.map((program, index) => {
      return (
        <li key={program.id}>
          <article
            id={program.id}
            style={{ borderInlineStartColor: colorOf(index, programs.length) }}
            sx={{
              display: "grid",
              gap: [4, null, 6],
              gridTemplateColumns: ["minmax(0, 1fr)", null, "1fr 1fr", "1fr 1fr 18rem"],
              alignItems: "center",
              p: [5, null, 6],
              bg: "raised",
              borderInlineStart: "6px solid",
              borderRadius: "control",
            }}
          >
            <Stack gap={3}>
              <h3 sx={{ variant: "text.h3", display: "flex", gap: 3, alignItems: "center" }}>
                <Icon name={program.icon} size={28} />
                {program.title}
              </h3>
              <Text variant="muted">{program.description}</Text>
            </Stack>
            <div>
              <Text as="h4" variant="label" mb={2}>
                {benefits}
              </Text>
              <ul className="points" sx={{ ...styles.points, fontSize: "small" }}>
                {program.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
            <FormButton
              text={program.buttonText}
              variant="secondary"
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
  </Stack>
);

export const programFragment = graphql`
  fragment ProgramFields on PartnerProgram {
    id
    title
    description
    buttonText
    icon
    benefits
  }
`;
