// subset-font brings no types, and those of @types/subset-font end before `keepFeatures` and `noHinting`.
declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetFontOptions): Promise<Buffer>;
}
