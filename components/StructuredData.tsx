import { jsonInHtml } from '@/components/json-in-html';

interface StructuredDataProps {
  graph: object;
}

/**
 * Tells search engines in JSON-LD what a page is about. It is data: browsers neither show nor run it.
 * https://nextjs.org/docs/app/guides/json-ld
 */
export function StructuredData({ graph }: StructuredDataProps) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(graph) }} />;
}
