import { type Finding, inWords } from './figures.ts'

const verdict = (met: boolean | null) => (met === null ? '–' : met ? 'met' : '**missed**')

/** A bar of the chart: full width at the target or above it. */
function bar(share: number): string {
  const width = 30
  const full = Math.max(0, Math.min(width, Math.round(share * width)))
  return '█'.repeat(full) + '░'.repeat(width - full)
}

/** What a report says besides its findings. */
export type RunFacts = { date: string; commit: string; machine: string }

/** bench/RESULTS.md: the targets beside the figures, what is missed said plainly. */
export function report(findings: readonly Finding[], facts: RunFacts): string {
  const rows = findings.map(
    ({ what, measured, target, met }) => `| ${what} | ${measured} | ${target} | ${verdict(met)} |`,
  )
  const missed = findings.filter((finding) => finding.met === false)
  const series = findings.flatMap((finding) => finding.series)
  const most = new Map<string, number>()
  for (const { unit, values } of series) {
    most.set(unit, Math.max(most.get(unit) ?? 0, ...values))
  }
  const chart = series.map((one) => {
    const middle = one.values.toSorted((a, b) => a - b)[Math.floor(one.values.length / 2)] ?? 0
    return `${bar(middle / (most.get(one.unit) || 1))} ${inWords(one)}`
  })
  return `# Results

Made by \`npm run bench\` on ${facts.date}, commit ${facts.commit}, ${facts.machine}. Floors and
product are measured in one run, interleaved; figures are medians, ± is half the distance between
the quartiles. A comparison whose floor moved by more than 10 % has no verdict.

| What | Measured | Target | |
|---|---|---|---|
${rows.join('\n')}

${missed.length === 0 ? 'Every target was met in this run.' : `Missed in this run: ${missed.map((finding) => finding.what).join('; ')}.`}

\`\`\`
${chart.join('\n')}
\`\`\`
`
}
