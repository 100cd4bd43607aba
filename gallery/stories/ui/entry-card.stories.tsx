import type { ComponentProps } from "react";
import { EntryCard } from "../../../src/ui/entry-card";
import { CardFrame } from "../../frames";
import { samplePicture } from "../../content";

export default { title: "Components / Entry card" };

const PROPS: ComponentProps<typeof EntryCard> = {
  label: "Construction",
  title: "Six floors before the plaster",
  text: "Every pipe was recorded while it was still visible.",
  link: { to: "/case-studies", text: "Read the case study" },
};

const PICTURE = samplePicture("kluppe", "A hand-held scanner with an orange grip.");

export const WithPicture = () => (
  <CardFrame>
    <EntryCard {...PROPS} picture={PICTURE} />
  </CardFrame>
);

export const WithoutPicture = () => (
  <CardFrame>
    <EntryCard {...PROPS} />
  </CardFrame>
);

export const WithoutLink = () => (
  <CardFrame>
    <EntryCard label={PROPS.label} title={PROPS.title} text={PROPS.text} picture={PICTURE} />
  </CardFrame>
);
