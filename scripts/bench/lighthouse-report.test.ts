import assert from 'node:assert/strict';
import { test } from 'node:test';
import { medianFigures, readLighthouseReport } from '@/scripts/bench/lighthouse-report';

/** A report with the parts that are read, as Lighthouse 12 writes them. */
function report(lcp: number, seoScore: number | null = 0.92): unknown {
  const category = (score: number | null, ...auditRefs: { id: string; weight: number }[]) => ({
    score,
    auditRefs,
  });
  return {
    categories: {
      performance: category(0.996, { id: 'largest-contentful-paint', weight: 25 }),
      accessibility: category(
        1,
        { id: 'color-contrast', weight: 7 },
        { id: 'focusable-controls', weight: 0 },
      ),
      'best-practices': category(1, { id: 'is-on-https', weight: 5 }),
      seo: category(seoScore, { id: 'is-crawlable', weight: 4 }),
    },
    audits: {
      'largest-contentful-paint': { score: 0.99, numericValue: lcp },
      'total-blocking-time': { score: 1, numericValue: 12 },
      'cumulative-layout-shift': { score: 1, numericValue: 0 },
      'speed-index': { score: 1, numericValue: 900 },
      'total-byte-weight': { score: 1, numericValue: 20_000 },
      'color-contrast': { score: 1 },
      'focusable-controls': { score: 0 },
      'is-on-https': { score: null },
      'is-crawlable': { score: 0 },
    },
    environment: { benchmarkIndex: 1500 },
  };
}

test('scores are told as Lighthouse shows them, from 0 to 100', () => {
  const { performance, seo } = readLighthouseReport(report(1000)).figures;
  assert.deepEqual({ performance, seo }, { performance: 100, seo: 92 });
});

test('audits that cost points are named, and those without weight or score are not', () => {
  assert.deepEqual(readLighthouseReport(report(1000)).shortcomings, [
    'performance: largest-contentful-paint',
    'seo: is-crawlable',
  ]);
});

test('a report in which a category has no score is refused', () => {
  assert.throws(() => readLighthouseReport(report(1000, null)));
});

test('the median is taken of each figure by itself', () => {
  const runs = [1200, 1000, 5000].map((lcp) => readLighthouseReport(report(lcp)).figures);
  const { largestContentfulPaint, bytes } = medianFigures(runs);
  assert.deepEqual({ largestContentfulPaint, bytes }, { largestContentfulPaint: 1200, bytes: 20_000 });
});
