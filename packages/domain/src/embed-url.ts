const YOUTUBE = /^https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})\b/;
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)\b/;

/**
 * Converts the URL of a YouTube or Vimeo video to the URL of a player that sets no tracking cookies and starts
 * automatically.
 * @returns `undefined` for a URL of another site
 */
export function toEmbedUrl(url: string): string | undefined {
  const youtube = YOUTUBE.exec(url)?.[1];
  if (youtube !== undefined) return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`;
  const vimeo = VIMEO.exec(url)?.[1];
  return vimeo === undefined ? undefined : `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`;
}
