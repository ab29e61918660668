interface JsonScriptProps {
  /** Media type of a data block, which browsers do not run. */
  type: 'application/ld+json' | 'speculationrules';
  data: object;
}

/** JSON for search engines or the browser in a `<script>`: https://nextjs.org/docs/app/guides/json-ld */
export function JsonScript({ type, data }: JsonScriptProps) {
  // A `<` in a text could otherwise end the element or begin a comment (HTML Standard, 4.12.1.3).
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}
