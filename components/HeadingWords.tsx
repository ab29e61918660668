/**
 * The text of a large heading, with each word of 10 letters or more in a box of its own, so that the word takes a
 * hyphen only if it is wider than a line. `hyphens: auto` alone would also hyphenate words that fit on the next line.
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
