import type { ReactNode } from "react";
import { sizes } from "../../theme/breakpoints";
import { Icon } from "../../ui/icon";
import { Picture, type PictureData } from "../../ui/media/picture";
import { Row, Stack, Text } from "../../ui/primitives";

interface MarketCardProps {
  icon: string;
  label: string;
  title: string;
  text: string;
  /** What the tool shows. */
  picture?: PictureData | null;
  /** Links and buttons. */
  children: ReactNode;
}

/** A tool or a service of the marketplace as a card. */
export const MarketCard = ({ icon, label, title, text, picture, children }: MarketCardProps) => (
  <article sx={{ variant: "cards.primary", height: "100%" }}>
    {picture && (
      <Picture
        picture={picture}
        ratio="2 / 1"
        sizes={sizes("60vw", { tablet: "94vw", laptop: "46vw", wide: "39rem" })}
        sx={{ overflow: "hidden" }}
      />
    )}
    <Stack gap={3} p={[5, null, 6]} sx={{ flexGrow: 1, gridTemplateRows: "auto auto 1fr" }}>
      <Row justifyContent="space-between" columnGap={4} rowGap={1}>
        <div sx={{ display: "flex", alignItems: "center", gap: 3 }}>
          <span sx={{ color: "link", lineHeight: 0 }}>
            <Icon name={icon} size={28} />
          </span>
          <Text as="h3" variant="h3">
            {title}
          </Text>
        </div>
        <Text variant="label">{label}</Text>
      </Row>
      <Text variant="muted">{text}</Text>
      <Stack gap={4} pt={3} alignContent="end" justifyItems="start">
        {children}
      </Stack>
    </Stack>
  </article>
);
