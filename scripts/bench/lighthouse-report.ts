import { z } from 'zod';
import { median } from '@/scripts/bench/median';

/** The categories of Lighthouse, by their ids in its reports. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const categorySchema = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});

const auditSchema = z.object({ score: z.number().nullish() });

const measuredSchema = auditSchema.extend({ numericValue: z.number() });

const reportSchema = z.object({
  categories: z.object({
    performance: categorySchema,
    accessibility: categorySchema,
    'best-practices': categorySchema,
    seo: categorySchema,
  }),
  audits: z
    .object({
      'largest-contentful-paint': measuredSchema,
      'total-blocking-time': measuredSchema,
      'cumulative-layout-shift': measuredSchema,
      'speed-index': measuredSchema,
      'total-byte-weight': measuredSchema,
    })
    .catchall(auditSchema),
  environment: z.object({ benchmarkIndex: z.number() }),
});

/** What is taken from one report: scores from 0 to 100, times in ms, bytes on the wire with headers. */
export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  speedIndex: number;
  bytes: number;
  /** Lighthouse's measure of the machine's speed while it ran. */
  benchmarkIndex: number;
}

/** The figures of one report, and the audits that cost it points, as `category: audit`. */
export interface LighthouseResult {
  figures: LighthouseFigures;
  shortcomings: string[];
}

/**
 * Reads a report of Lighthouse's.
 *
 * @throws when it is not of the known form, or a category has no score because Lighthouse failed on it
 */
export function readLighthouseReport(report: unknown): LighthouseResult {
  const { categories: scored, audits, environment } = reportSchema.parse(report);
  const scoreOf = (category: (typeof categories)[number]) => Math.round(scored[category].score * 100);
  return {
    figures: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
      largestContentfulPaint: audits['largest-contentful-paint'].numericValue,
      totalBlockingTime: audits['total-blocking-time'].numericValue,
      cumulativeLayoutShift: audits['cumulative-layout-shift'].numericValue,
      speedIndex: audits['speed-index'].numericValue,
      bytes: audits['total-byte-weight'].numericValue,
      benchmarkIndex: environment.benchmarkIndex,
    },
    shortcomings: categories.flatMap((category) =>
      scored[category].auditRefs
        .filter(({ id, weight }) => {
          const score = audits[id]?.score;
          return weight > 0 && typeof score === 'number' && score < 1;
        })
        .map(({ id }) => `${category}: ${id}`),
    ),
  };
}

/**
 * The median of each figure by itself.
 *
 * @throws when there are no runs
 */
export function medianFigures(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (name: keyof LighthouseFigures) => median(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    largestContentfulPaint: of('largestContentfulPaint'),
    totalBlockingTime: of('totalBlockingTime'),
    cumulativeLayoutShift: of('cumulativeLayoutShift'),
    speedIndex: of('speedIndex'),
    bytes: of('bytes'),
    benchmarkIndex: of('benchmarkIndex'),
  };
}
