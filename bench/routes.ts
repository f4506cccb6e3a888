import { budgets, measurePages, pageLimit } from '../ops/js-budget.ts'
import type { Finding } from './figures.ts'

const kilobytes = (bytes: number) => bytes / 1024

/** JavaScript that a page loads at once, gzipped: the same figures as the build check. */
export function javaScriptPerRoute(): Finding {
  const pages = measurePages().filter((page) => !page.isAdmin)
  const largest = pages.toSorted((a, b) => b.preloaded - a.preloaded)[0]
  const over = pages.filter((page) => page.isOver)
  if (!largest) throw new Error('the build names no page')
  return {
    what: 'JavaScript of a learner’s page, gzip',
    measured: `${over.length} of ${pages.length} pages above theirs; largest ${kilobytes(largest.preloaded).toFixed(1)} KB (${largest.address})`,
    target: `at most ${budgets.learner} KB, the workshop ${budgets.workshop}, home, sign-in and legal pages ${pageLimit('/', false)}`,
    met: over.length === 0,
    series: pages.map((page) => ({
      name: page.address,
      unit: 'KB',
      values: [kilobytes(page.preloaded)],
    })),
  }
}

/** The administrators' pages by name; a learner loads nothing of them. */
export function javaScriptOfAdministrators(): Finding {
  const pages = measurePages().filter((page) => page.isAdmin)
  const listed = pages
    .toSorted((a, b) => b.preloaded - a.preloaded)
    .map(
      ({ address, preloaded, later }) =>
        `${address} ${kilobytes(preloaded).toFixed(1)} KB, later ${kilobytes(later).toFixed(1)} KB`,
    )
  return {
    what: 'JavaScript of the administrators’ pages, gzip',
    measured: listed.join('; '),
    target: `at most ${budgets.administrator} KB`,
    met: pages.every((page) => !page.isOver),
    series: [],
  }
}
