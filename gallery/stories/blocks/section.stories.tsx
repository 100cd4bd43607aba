import { Section } from "../../../src/blocks/section";
import { Text } from "../../../src/ui/primitives";
import { samplePicture } from "../../content";
import { usePalette } from "../../palette";

export default { title: "Blocks / Section", meta: { isFullWidth: true } };

const PARTS: Queries.SectionFieldsFragment = {
  label: "Accuracy",
  heading: "What a centimeter is worth",
  lead: "A model is useful when its figures hold on the site.",
  paragraphs: ["A laser measures each surface.", "Cameras add its color."],
  picture: samplePicture("rahmen", "A ring of cameras above a conveyor."),
  actions: [{ text: "Request Demo", to: "dialog:demo" }],
};

export const WithPicture = () => <Section id="accuracy" section={PARTS} palette={usePalette()} />;

export const WithChildren = () => (
  <Section id="accuracy" section={{ ...PARTS, paragraphs: null, picture: null }} palette={usePalette()}>
    <Text variant="muted">Children are below the heading.</Text>
  </Section>
);
