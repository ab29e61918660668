/** A script element with structured data for search engines: https://nextjs.org/docs/app/guides/json-ld */
export function JsonScript({ data }: { data: object }) {
  // A `<` in a text could otherwise end the element or begin a comment (HTML Standard, 4.12.1.3).
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
