import { type Finding, inWords } from './figures.ts'

const verdict = (met: Finding['met']) =>
  met === null ? '–' : met === 'void' ? '**void**' : met ? 'met' : '**missed**'

/** A bar of the chart: full width at the target or above it. */
function bar(share: number): string {
  const width = 30
  const full = Math.max(0, Math.min(width, Math.round(share * width)))
  return '█'.repeat(full) + '░'.repeat(width - full)
}

/** What a section says besides its findings. */
export type RunFacts = { date: string; commit: string; machine: string }

/** A part of bench/RESULTS.md: the targets beside the figures, what is missed said plainly. */
export function sectionOf(title: string, findings: readonly Finding[], facts: RunFacts): string {
  const rows = findings.map(
    ({ what, measured, target, met }) => `| ${what} | ${measured} | ${target} | ${verdict(met)} |`,
  )
  const missed = findings.filter((finding) => finding.met === false)
  const noisy = findings.filter((finding) => finding.met === 'void')
  const series = findings.flatMap((finding) => finding.series)
  const most = new Map<string, number>()
  for (const { unit, values } of series) {
    most.set(unit, Math.max(most.get(unit) ?? 0, ...values))
  }
  const chart = series.map((one) => {
    const middle = one.values.toSorted((a, b) => a - b)[Math.floor(one.values.length / 2)] ?? 0
    return `${bar(middle / (most.get(one.unit) || 1))} ${inWords(one)}`
  })
  const lines = [
    `## ${title}`,
    `Measured on ${facts.date}, commit ${facts.commit}, ${facts.machine}.`,
    ['| What | Measured | Target | |', '|---|---|---|---|', ...rows].join('\n'),
    missed.length === 0
      ? 'No target was missed.'
      : `Missed: ${missed.map((finding) => finding.what).join('; ')}.`,
    ...(noisy.length > 0
      ? [
          `Void, as the floor moved by more than 10 %: ${noisy.map((finding) => finding.what).join('; ')}.`,
        ]
      : []),
    ...(chart.length > 0 ? [`\`\`\`\n${chart.join('\n')}\n\`\`\``] : []),
  ]
  return `${lines.join('\n\n')}\n`
}

/**
 * The report with this section in its place, or at the end when it is new.
 * @param preface what stands above all sections
 */
export function withSection(
  report: string,
  preface: string,
  title: string,
  section: string,
): string {
  const sections = report.split(/^(?=## )/m).filter((part) => part.startsWith('## '))
  const at = sections.findIndex((part) => part.startsWith(`## ${title}\n`))
  sections.splice(at < 0 ? sections.length : at, at < 0 ? 0 : 1, section)
  return [preface, ...sections]
    .map((part) => part.trimEnd())
    .join('\n\n')
    .concat('\n')
}
