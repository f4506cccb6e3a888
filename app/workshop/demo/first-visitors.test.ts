/** Forty requests of people who try the product without a key: what they get, and what never. */
import { describe, expect, test } from 'vitest'
import { demoAnswer } from './demo-answer.server.ts'
import { demoMatch } from './demo-match.server.ts'

/** The template whose example is shown as similar. */
const similar: [prompt: string, templateId: string][] = [
  ['come rispondo a una recensione cattiva del mio ristorante', 'ristoratore-risposta-recensione'],
  ['scrivi il menu del giorno per la mia trattoria', 'ristoratore-menu-del-giorno'],
  ['vorrei scrivere al comune per una buca in via Borgo Palazzo', 'vita-quotidiana-lettera-comune'],
  [
    'Scrivi una lettera al Comune: il lampione sotto casa è spento da un mese',
    'vita-quotidiana-lettera-comune',
  ],
  [
    'mi è arrivato un sms strano che dice che ho un pacco fermo, è una truffa?',
    'vita-quotidiana-messaggio-sospetto',
  ],
  ['auguri di compleanno per mia nipote', 'vita-quotidiana-auguri'],
  ['scrivi un biglietto di auguri per le nozze di due amici', 'vita-quotidiana-auguri'],
  ['ricetta dei casoncelli alla bergamasca', 'vita-quotidiana-casoncelli'],
  ['cosa cucino con gli avanzi che ho in frigo', 'vita-quotidiana-ricetta-avanzi'],
  ['non capisco la bolletta della luce', 'vita-quotidiana-bolletta'],
  ['lettera per disdire abbonamento a una rivista', 'vita-quotidiana-disdetta'],
  [
    "lettera all'amministratore del condominio per una perdita d'acqua",
    'vita-quotidiana-amministratore',
  ],
  ['aiutami a spiegare le divisioni a mio nipote che fa la quarta', 'vita-quotidiana-compiti'],
  ['una gita in treno da Bergamo a Verona', 'vita-quotidiana-treno'],
  ['una passeggiata tranquilla sulle mura di città alta', 'vita-quotidiana-passeggiata'],
  ['preventivo per rifare un bagno', 'artigiano-preventivo-bagno'],
  ['un reclamo alla compagnia del telefono perché la linea non va', 'vita-quotidiana-reclamo'],
  ['biglietto di condoglianze per una vicina', 'vita-quotidiana-condoglianze'],
]

/** Requests that get the honest page: its title. */
const honest: [prompt: string, title: RegExp][] = [
  ['discorso del padre della sposa per il matrimonio di mia figlia', /./],
  ['mi fa male la testa da tre giorni, che medicina prendo?', /chiedi a una persona/],
  ['ho la febbre alta', /chiedi a una persona/],
  ['quanti milligrammi di antibiotico per un bambino', /chiedi a una persona/],
  ['posso licenziarmi senza preavviso se sono stato licenziato?', /chiedi a una persona/],
  ['Mi fa male un ginocchio da tre giorni, che pomata posso mettere?', /chiedi a una persona/],
  ['Che cosa posso prendere per il mal di schiena?', /chiedi a una persona/],
  ["Posso smettere di pagare l'affitto?", /chiedi a una persona/],
  ['in che azioni investo la liquidazione', /chiedi a una persona/],
  ['come faccio testamento', /chiedi a una persona/],
  ['che pillole prende chi ha la pressione alta?', /chiedi a una persona/],
  ['biglietto di auguri di pronta guarigione', /./],
  ['scrivi una lettera al Comune contro una multa', /./],
  ['write a letter to my landlord please', /./],
  ['How do I cook risotto for the children and my wife?', /./],
  ['asdf qwer zxcv', /./],
  ['ciao', /qualche parola/],
  ['??', /qualche parola/],
  ['👵👵👵', /qualche parola/],
  ['traduci in inglese: ci vediamo domani al mercato', /./],
  ['scrivi un messaggio alla mia vicina per chiederle di tenermi il gatto', /./],
  ['spiegami che cosa è il cloud con parole semplici', /./],
  ['ricetta della torta di mele per otto persone', /./],
  ['organizza le vacanze al mare per tre persone', /./],
  ['che tempo fa domani a Bergamo', /./],
  ['chi ha vinto le elezioni', /./],
  ['dimmi una barzelletta che mi faccia ridere', /./],
  ['come si usa il telefono nuovo', /./],
  ['scrivi un messaggio alla maestra per dire che domani non veniamo', /./],
  ['prepara una giornata a Clusone con la gita al lago e il pranzo al tavolo', /./],
  ['Fai i turni della sala, a pranzo e a cena', /./],
  ['Scrivi un messaggio ai vicini: portate un dolce per la festa', /./],
  ['Scrivi la ricetta del risotto ai funghi', /./],
  ['idee per la cena con le zucchine', /./],
  ['metti in ordine le commissioni: posta, farmacia, mercato', /./],
  ['tabella delle spese: luce 64, farmacia 35, autobus 40', /./],
  ['quali farmaci posso prendere insieme', /chiedi a una persona/],
  ['mi spieghi il referto degli esami?', /chiedi a una persona/],
  ['leggi le analisi del sangue di mia madre', /chiedi a una persona/],
  ['il discorso per il pranzo di pensione di un collega', /./],
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
