import { privacyPath } from '../paths.ts'
import { asWritten } from '../ui/markdown/parse-markdown.ts'
import { contacts } from './contact.ts'
import { type LegalSection, type LegalText, table } from './legal.ts'
import type { LegalFacts } from './legal-facts.server.ts'
import { browserMemory, ownCookies, type StoredItem } from './stored-in-browser.server.ts'

/** Every cookie and every entry of the browser's own memory, and how to change one's mind. */
export function cookiesText(facts: LegalFacts): LegalText {
  return {
    title: 'Cookie',
    changed: '2026-11-29',
    inShort: [
      'Usiamo solo cookie tecnici: senza, il sito non funziona.',
      "Nessuno ti segue da un sito all'altro.",
      'Non carichiamo nulla da altri siti.',
      'Quello che scegli oggi non accende nulla.',
    ],
    sections: [what, cookies(facts), memory, choice, withoutThem, others(facts), contacts(facts)],
  }
}

const what: LegalSection = {
  id: 'che-cosa',
  title: 'Che cosa sono',
  text: `
Un cookie è un piccolo testo che il sito lascia nel tuo browser. Il browser è il programma con cui leggi queste pagine. Alla visita dopo, il sito lo ritrova.

Per i cookie tecnici la legge non chiede il consenso. Chiede di dirti quali sono: ecco l'elenco.
`,
}

const itemsTable = (items: StoredItem[]) =>
  table(
    ['Nome', 'A che serve', 'Quanto dura'],
    items.map(({ name, purpose, duration }) => [name, purpose, duration]),
  )

const cookies = ({ cookiePrefix, providers }: LegalFacts): LegalSection => ({
  id: 'elenco',
  title: 'I cookie di questo sito',
  text: `
${itemsTable(
  ownCookies
    .filter(({ isOfProvider }) => providers !== '' || !isOfProvider)
    .map((item) => ({ ...item, name: `${cookiePrefix}${item.name}` })),
)}

Sono tutti nostri e tutti tecnici. I programmi delle pagine non li possono leggere: li vede solo il computer del sito.
`,
})

const memory: LegalSection = {
  id: 'memoria',
  title: 'La memoria del browser',
  text: `
Oltre ai cookie, il sito scrive nella memoria del tuo browser. Questi dati non arrivano al computer del sito.

${itemsTable(browserMemory)}
`,
}

/** The screen puts the button under this section. */
export const choiceId = 'scelta'

const choice: LegalSection = {
  id: choiceId,
  title: 'La tua scelta',
  text: `
Alla prima visita ti chiediamo che cosa vuoi: statistiche, marketing, preferenze. Oggi queste categorie non accendono nulla.

Quello che scegli oggi non vale come consenso. Se un giorno ne useremo una, ti diremo che cosa fa e te lo chiederemo di nuovo.

La scelta resta nel tuo browser. Per cambiarla premi «Preferenze cookie», qui sotto o in fondo a ogni pagina.
`,
}

const withoutThem: LegalSection = {
  id: 'cancellare',
  title: 'Come cancellarli',
  text: `
Apri le impostazioni del tuo browser e cerca la voce sulla privacy. Da lì cancelli i cookie e i dati dei siti.

Dopo dovrai accedere di nuovo. Se sei in un gruppo senza email, prima scrivi su un foglio le parole del biglietto. Le risposte salvate restano nel tuo account. Si perde la bozza. Senza account si perdono anche le lezioni fatte e le immagini non scaricate.
`,
}

const others = ({ providers }: LegalFacts): LegalSection => ({
  id: 'altri',
  title: 'I cookie degli altri',
  text: `
Qui non ce ne sono. Se segui un collegamento verso un altro sito, valgono le sue regole.${
    providers
      ? `

Se entri con ${asWritten(providers)}, passi da una pagina di un altro sito. Lì i cookie sono i suoi.`
      : ''
  }

Che cosa facciamo dei tuoi dati è nella pagina [Privacy](${privacyPath()}).
`,
})
