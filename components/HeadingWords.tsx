/**
 * The words of a large heading, in boxes of their own where they are long: such a word takes a hyphen only if it is
 * wider than a whole line. `hyphens: auto` alone would also hyphenate words that fit on the next line.
 */
export function HeadingWords({ children }: { children: string }) {
  return children.split(/(\S{10,})/u).map((part, index) => {
    const isLong = index % 2 === 1;
    return isLong ? (
      <span key={index} className="inline-block max-w-full hyphens-auto">
        {part}
      </span>
    ) : (
      part
    );
  });
}
