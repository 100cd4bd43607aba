import type { ReactNode } from "react";
import { Stack, Text } from "../../ui/primitives";
import { Icon } from "../../ui/icon";

interface MarketCardProps {
  icon: string;
  label: string;
  title: string;
  text: string;
  /** Links and buttons. */
  children: ReactNode;
}

/** A tool or a service of the marketplace as a card. */
export const MarketCard = ({ icon, label, title, text, children }: MarketCardProps) => (
  <article sx={{ variant: "cards.primary", height: "100%", p: [5, null, 6], gap: 3 }}>
    <div sx={{ display: "flex", justifyContent: "space-between", alignItems: "start", mb: 5 }}>
      <span sx={{ color: "link" }}>
        <Icon name={icon} size={36} />
      </span>
      <Text variant="label">{label}</Text>
    </div>
    <Text as="h3" variant="h3">
      {title}
    </Text>
    <Text variant="muted">{text}</Text>
    <Stack gap={4} mt="auto" pt={3} justifyItems="start">
      {children}
    </Stack>
  </article>
);
