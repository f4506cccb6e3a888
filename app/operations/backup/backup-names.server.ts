import { readdirSync } from 'node:fs'

const form =
  /^fucina-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}(?:-([\da-f]{8}))?\.(?:sqlite|pgdump)(\.\d+\.part)?$/

/**
 * The name of a backup that nobody names.
 * @param installation whose it is; null: a site that has not started since 1.0.0
 */
export function backupName(madeAt: Date, installation: string | null, isPostgres: boolean): string {
  const time = madeAt.toISOString().replace(/[:.]/g, '-').replace('Z', '')
  const whose = installation === null ? '' : `-${installation}`
  return `fucina-${time}${whose}.${isPostgres ? 'pgdump' : 'sqlite'}`
}

/** A file that got its name from us; `installation` null: 1.0.0 wrote it. */
export type Backup = { name: string; installation: string | null; isCutOff: boolean }

/** The backups of a folder, the oldest first. */
export const backupsIn = (folder: string): Backup[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const [found, installation, part] = form.exec(name) ?? []
      return found
        ? [{ name, installation: installation ?? null, isCutOff: part !== undefined }]
        : []
    })
