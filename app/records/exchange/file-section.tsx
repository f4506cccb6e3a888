import { Download, FileSearch } from 'lucide-react'
import { adminContentPath, exportContentPath } from '../../admin-paths.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import type { ContentKind } from './content-file.ts'

type FileSectionProps = {
  kind: ContentKind
  /** Else another button of the screen leads to all imports. */
  hasImport: boolean
}

/** Under a list: take all of it along as a file, or bring records in from one. */
export function FileSection({ kind, hasImport }: FileSectionProps) {
  return (
    <section className="built-in-part stack" aria-labelledby="su-file">
      <h2 id="su-file">Su file</h2>
      <p className="measure">
        Con un file tieni una copia di questo elenco, o lo porti su un'altra Fucina.
        {hasImport && ' Quando importi, prima ti dico che cosa cambia.'}
      </p>
      <div className="row">
        <a className={buttonClass()} href={exportContentPath(kind)} download>
          <Download aria-hidden="true" className="i" />
          Scarica come file
        </a>
        {hasImport && (
          <ButtonLink
            to={adminContentPath(kind)}
            icon={<FileSearch aria-hidden="true" className="i" />}
          >
            Importa da un file
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
