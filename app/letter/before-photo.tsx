import { Camera, FolderOpen, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { privacyPath } from '../paths.ts'
import type { LetterPage } from './pages/letter-page.ts'
import { Picker, pdfs, photos } from './picker.tsx'

type FirstPickersProps = {
  canSee: boolean
  onPick: (files: File[], replaced: null) => void
}

/** The first photo, or a file. */
export const FirstPickers = ({ canSee, onPick }: FirstPickersProps) => (
  <div className="letter-pickers">
    {canSee ? (
      <Picker
        label="Fai una foto"
        icon={<Camera className="i" aria-hidden="true" />}
        kind="main"
        size="big"
        className="by-camera"
        accept={photos}
        capture="environment"
        onPick={(files) => onPick(files, null)}
      />
    ) : null}
    <Picker
      label={canSee ? 'Scegli un file (foto o PDF)' : 'Scegli un PDF'}
      icon={<FolderOpen className="i" aria-hidden="true" />}
      kind={canSee ? undefined : 'main'}
      className="by-file"
      accept={canSee ? `${photos},${pdfs}` : pdfs}
      multiple
      onPick={(files) => onPick(files, null)}
    />
  </div>
)

type EyesProps = { hasPages: boolean; pages: readonly LetterPage[] }

/** What the AI will see, and what we keep. */
export function Eyes({ hasPages, pages }: EyesProps) {
  return (
    <div className="letter-eyes">
      <Lock className="i" aria-hidden="true" />
      <p>
        {hasPages
          ? seen(pages)
          : "L'AI vede tutta la pagina: prima copri nomi, indirizzi e numeri di conto."}{' '}
        Noi non la teniamo. <Link to={privacyPath()}>I tuoi dati</Link>
      </p>
    </div>
  )
}

function seen(pages: readonly LetterPage[]): string {
  if (pages.every(({ kind }) => kind === 'text')) return "L'AI legge il testo che vedi qui."
  return pages.length === 1 ? "L'AI vede questa pagina." : "L'AI vede queste pagine."
}

/** What not to photograph. */
export const BeforePhoto = ({ canSee }: { canSee: boolean }) => (
  <section className="letter-before" aria-labelledby="prima-di-fotografare">
    <h2 id="prima-di-fotografare">{canSee ? 'Prima di fotografare' : 'Prima di mandarla'}</h2>
    <ul className="spark-list">
      <li>Lascia scoperte le date e le somme.</li>
      <li>{canSee ? 'Non fotografare' : 'Non mandare'} referti, ricette o carte del tribunale.</li>
      <li className="from-desk">Apri questa pagina sul telefono: lì fotografi la lettera.</li>
      {canSee ? null : (
        <li>
          L'AI collegata a questo sito non legge le foto: legge il testo di un PDF, o le parole che
          incolli.
        </li>
      )}
    </ul>
  </section>
)
