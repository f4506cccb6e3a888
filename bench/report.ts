import type { Finding } from './figures.ts'

const verdict = (met: Finding['met']) =>
  met === null ? '–' : met === 'void' ? '**void**' : met ? 'met' : '**missed**'

/** What a section says besides its findings. */
export type RunFacts = { date: string; commit: string; machine: string }

/** A part of bench/RESULTS.md: the targets beside the figures, what is missed said plainly. */
export function sectionOf(title: string, findings: readonly Finding[], facts: RunFacts): string {
  const rows = findings.map(
    ({ what, measured, target, met }) => `| ${what} | ${measured} | ${target} | ${verdict(met)} |`,
  )
  const missed = findings.filter((finding) => finding.met === false)
  const noisy = findings.filter((finding) => finding.met === 'void')
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
