import { graphql } from "gatsby";
import { Band } from "../../components/ui/band";

interface StoryProps {
  id: string;
  story: Queries.StoryPartsFragment;
  /** Year of foundation, the one huge figure of the page. */
  founded: number;
}

/** How the company began, beside the year. */
export const Story = ({ id, story: { label, heading, paragraphs }, founded }: StoryProps) => (
  <Band ground="bone" id={id} labelledBy={`${id}-heading`}>
    <div
      sx={{ display: "grid", gap: [6, null, 9], gridTemplateColumns: ["1fr", null, "1fr 1fr"], alignItems: "start" }}
    >
      <div sx={{ position: ["static", null, "sticky"], top: 128 }}>
        {label && <p sx={{ variant: "text.rule", mb: 5 }}>{label}</p>}
        <p aria-hidden="true" sx={{ variant: "text.giant", fontSize: "clamp(5rem, 2rem + 12vw, 12rem)" }}>
          {founded}
        </p>
      </div>
      <div sx={{ display: "grid", gap: 5 }}>
        <h2 id={`${id}-heading`} sx={{ variant: "text.h2", mb: 3 }}>
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  </Band>
);

export const storyFragment = graphql`
  fragment StoryParts on AboutPageStory {
    label
    heading
    paragraphs
  }
`;
