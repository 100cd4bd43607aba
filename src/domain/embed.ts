const YOUTUBE = /^https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})\b/;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)\b/;

/**
 * The address that plays a YouTube or Vimeo video without following the
 * visitor: no cookies before play, no tracking.
 * @returns `undefined` for any other address
 */
export function embedAddress(address: string): string | undefined {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube !== undefined) return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`;
  const vimeo = VIMEO.exec(address)?.[1];
  return vimeo === undefined ? undefined : `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`;
}
