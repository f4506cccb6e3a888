import { Note } from './note.tsx'

/** Stands on the screens of staff, which are built for browsers with scripts. */
export const NeedsScript = () => (
  <noscript>
    <Note kind="bad">Qui serve JavaScript. Accendilo nel browser, poi ricarica la pagina.</Note>
  </noscript>
)
