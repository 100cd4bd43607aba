import { FeatureList } from "../../../src/blocks/feature-list";

export default { title: "Blocks / Feature list" };

const FEATURES = [
  { title: "Capture", description: "Walk through the building once.", icon: "camera" },
  { title: "Align", description: "The platform joins the rooms.", icon: "layers" },
  { title: "Share", description: "A link opens the model in a browser.", icon: "share-2" },
];

export const WithIcons = () => <FeatureList features={FEATURES} />;

export const Numbered = () => <FeatureList features={FEATURES} isOrdered />;
