import sharp from 'sharp';
import type { clientLogos } from '@/content/content';
import { highestLogo } from '@/content/schema';

/** A line for each logo that cannot be drawn, or whose width and height in `content/` would distort it. */
export async function logoMistakes(logos: typeof clientLogos): Promise<string[]> {
  const lines = logos.map(async ({ src, alt, width, height }, index) => {
    const place = `content/client-logos.json: entry ${index + 1} "${alt}", field`;
    const drawn = await sharp(`public${src}`)
      .metadata()
      .catch(() => undefined);
    if (!drawn) return `${place} "src": public${src} cannot be drawn; export it again`;
    const heightFor = (someWidth: number) => Math.round((someWidth * drawn.height) / drawn.width);
    if (Math.abs(heightFor(width) - height) <= 1) return [];
    const fit = Math.min(width, Math.floor((highestLogo * drawn.width) / drawn.height));
    return `${place} "height": must be ${heightFor(fit)} for a width of ${fit}, or the logo is distorted`;
  });
  return (await Promise.all(lines)).flat();
}
