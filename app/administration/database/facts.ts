import type { ShownCheck } from '../../operations/check.ts'
import type { DatabaseFacts } from '../../platform/db/database-facts.server.ts'

export type ShownFacts = {
  database: DatabaseFacts
  checks: ShownCheck[]
  /** When the services among them were asked; null: not yet. */
  askedAt: Date | null
  uptimeSeconds: number
  nodeVersion: string
  productVersion: string
}

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** 'SQLite 3.51.0'. */
export const engineText = ({ engine, version }: DatabaseFacts) =>
  `${engineNames[engine]} ${version}`

/** 'Nel file fucina.sqlite, sul server', 'fucina su db.example.it'. */
export const placeText = ({ engine, place }: DatabaseFacts) =>
  engine === 'sqlite' ? `Nel file ${place}, sul server di Fucina` : place

const units = ['byte', 'KB', 'MB', 'GB', 'TB']

/** '12,3 MB'. */
export function sizeText(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const figure = size.toLocaleString('it-IT', { maximumFractionDigits: unit < 2 ? 0 : 1 })
  return `${figure} ${units[unit]}`
}

const part = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** '3 giorni e 4 ore', '2 ore e 5 minuti', 'meno di un minuto'. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (minutes === 0) return 'meno di un minuto'
  const parts =
    days > 0
      ? [part(days, 'giorno', 'giorni'), hours % 24 > 0 && part(hours % 24, 'ora', 'ore')]
      : [
          hours > 0 && part(hours, 'ora', 'ore'),
          minutes % 60 > 0 && part(minutes % 60, 'minuto', 'minuti'),
        ]
  return parts.filter(Boolean).join(' e ')
}
