/** Where things stand on a card, in pixels. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;
/** The picture fills the right of the card from top to bottom. */
export const PHOTO_WIDTH = 540;
export const PHOTO_LEFT = SOCIAL_WIDTH - PHOTO_WIDTH;
export const PADDING = 64;
export const LINE_WIDTH = PHOTO_LEFT - PADDING - 40;
export const MARK_SIZE = 56;
export const MARK_BOTTOM = PADDING + MARK_SIZE;
export const BRAND_LEFT = PADDING + MARK_SIZE + 20;
export const BRAND_TOP = PADDING + 16;
export const ADDRESS_TOP = SOCIAL_HEIGHT - PADDING - 24;
/** From the top of the label to the line of the ramp, and to the title. */
export const RAMP_BELOW_LABEL = 42;
export const TITLE_BELOW_LABEL = 82;
export const RAMP_HEIGHT = 6;
