/** Requests of people who try the product without a key: what they get, and what never. */
import { describe, expect, test } from 'vitest'
import { demoAnswer } from './demo-answer.server.ts'
import { demoMatch } from './demo-match.server.ts'

/** The template whose example is shown as similar. */
const similar: [prompt: string, templateId: string][] = [
  ['come rispondo a una recensione cattiva del mio ristorante', 'ristoratore-risposta-recensione'],
  [
    'mi è arrivato un sms strano che dice che ho un pacco fermo, è una truffa?',
    'vita-quotidiana-messaggio-sospetto',
  ],
  ['ricetta dei casoncelli alla bergamasca', 'vita-quotidiana-casoncelli'],
  ['lettera per disdire abbonamento a una rivista', 'vita-quotidiana-disdetta'],
  ['preventivo per rifare un bagno', 'artigiano-preventivo-bagno'],
  ['biglietto di condoglianze per una vicina', 'vita-quotidiana-condoglianze'],
]

/** Requests that get the honest page: its title. */
const honest: [prompt: string, title: RegExp][] = [
  ['discorso del padre della sposa per il matrimonio di mia figlia', /./],
  ['mi fa male la testa da tre giorni, che medicina prendo?', /chiedi a una persona/],
  ['quanti milligrammi di antibiotico per un bambino', /chiedi a una persona/],
  ['posso licenziarmi senza preavviso se sono stato licenziato?', /chiedi a una persona/],
  ["Posso smettere di pagare l'affitto?", /chiedi a una persona/],
  ['in che azioni investo la liquidazione', /chiedi a una persona/],
  ['come faccio testamento', /chiedi a una persona/],
  ['che pillole prende chi ha la pressione alta?', /chiedi a una persona/],
  ['biglietto di auguri di pronta guarigione', /./],
  ['write a letter to my landlord please', /./],
  ['asdf qwer zxcv', /./],
  ['ciao', /qualche parola/],
  ['traduci in inglese: ci vediamo domani al mercato', /./],
  ['chi ha vinto le elezioni', /./],
  ['Scrivi la ricetta del risotto ai funghi', /./],
  ['quali farmaci posso prendere insieme', /chiedi a una persona/],
  ['mi spieghi il referto degli esami?', /chiedi a una persona/],
]

/** What no answer of the demo ever says to somebody who asks in their own words. */
const never = [
  /paracetamolo|ibuprofene|\bmg\b|milligramm/i,
  /\bart(icolo|\.) \d/i,
  /pazienti?\b/i,
  /undefined|\{\{|\[object/,
]

describe('AIX-13 a request in own words', () => {
  test.for(similar)('%s: shows %s, and says that it is a similar one', ([prompt, templateId]) => {
    expect(demoMatch(prompt)).toMatchObject({ kind: 'similar', template: { id: templateId } })
    expect(demoAnswer(prompt)).toMatch(
      /^# .+\n\n\*Ecco come risponderebbe l'AI a una richiesta simile/,
    )
  })

  test.for(honest)('%s: gets the honest page', ([prompt, title]) => {
    expect(demoMatch(prompt)).toBeNull()
    const answer = demoAnswer(prompt)
    expect(answer.split('\n')[0]).toMatch(title)
    expect(answer).toContain('la tua richiesta non è andata a nessuno')
    expect(answer.match(/\]\(\/prompts\?profession=/g)).toHaveLength(3)
    for (const words of never) expect(answer).not.toMatch(words)
    // It is never repeated back as if it were an answer.
    if (prompt.length > 12) expect(answer).not.toContain(prompt)
  })
})
