import { optimize, type PluginConfig } from 'svgo';
import type { ContentError } from '@/content/content-error';

/** What an SVG must not hold, looked for in what SVGO has written: double quotes, and no comments. */
const faults = [
  [/<([\w-]+:)?(text|flowRoot)\b/iu, 'holds text, whose typeface it does not hold; convert it to outlines'],
  [/<([\w-]+:)?(image|feImage)\b/iu, 'holds a picture made of pixels; trace it, or export the logo as PNG'],
  [/<([\w-]+:)?(animate\w*|set)\b|@keyframes/iu, 'moves, and nobody could pause it; export it still'],
  [/<([\w-]+:)?(script|foreignObject)\b|\son\w+="/iu, 'holds more than a drawing; export it as plain SVG'],
  [
    /href="(?!#)|url\((?!\s*(&quot;|')?#)|@import/iu,
    'names an address outside of itself; embed or remove it',
  ],
] as const;

/**
 * An SVG without what only editors need, and without width and height.
 *
 * @param refuse makes the error from what is wrong with the file
 * @param plugins steps of SVGO's before its own
 * @throws ContentError when it is more than a drawing or has no size
 */
export function plainSvg(
  source: Buffer,
  refuse: (wanted: string) => ContentError,
  plugins: PluginConfig[] = [],
): { drawing: string; width: number; height: number } {
  const { data: drawing } = optimize(source.toString(), {
    plugins: [...plugins, 'preset-default', 'removeTitle', 'removeDimensions'],
  });
  for (const [sign, fault] of faults) if (sign.test(drawing)) throw refuse(fault);
  const viewBox = /^<svg[^>]*\sviewBox="([^"]+)"/u.exec(drawing)?.[1] ?? '';
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/u).map(Number);
  if (!(width > 0 && height > 0)) throw refuse('has no size; export it with a viewBox');
  return { drawing, width, height };
}
