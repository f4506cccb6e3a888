import { exportPath } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** 'Scarica i miei dati'. */
export function DataSection() {
  return (
    <SettingsSection
      id="dati"
      title="I tuoi dati"
      about={<p>Quello che il sito tiene di te, in un solo file.</p>}
    >
      <p>
        Il file contiene il profilo, i capitoli fatti, i gruppi, i dispositivi e le risposte salvate
        con le loro immagini. È in formato JSON, un testo che anche altri programmi sanno leggere.
        Non ci sono la password e i registri di sicurezza e dei guasti.
      </p>
      <p>
        <a href={exportPath()} download className={buttonClass()}>
          Scarica i miei dati
        </a>
      </p>
    </SettingsSection>
  )
}
