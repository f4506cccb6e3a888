import { Note } from './note.tsx'

/** Stands on the screens of staff, which are built for browsers with scripts. */
export const NeedsScript = () => (
  <noscript>
    <Note kind="bad">
      Queste pagine hanno bisogno di JavaScript: accendilo nel browser, poi ricarica.
    </Note>
  </noscript>
)
