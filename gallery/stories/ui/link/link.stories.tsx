import type { ComponentProps } from "react";
import { Link } from "../../../../src/ui/link/link";

export default { title: "Components / Link" };

const TextLink = (props: ComponentProps<typeof Link>) => <Link {...props} sx={{ variant: "layout.textLink" }} />;

export const PageOfTheSite = () => <TextLink to="/products">All devices</TextLink>;

export const AnotherSite = () => <TextLink to="https://example.com/">The manufacturer’s notes</TextLink>;

export const Email = () => <TextLink to="mailto:sales@example.com">sales@example.com</TextLink>;

export const PageInANewTab = () => (
  <TextLink to="/legal/privacy" target="_blank">
    Privacy policy
  </TextLink>
);
