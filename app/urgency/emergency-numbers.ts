/*
 * Whom to call, for the notes beside a request, the help pages and the card for the
 * telephone; texts that name a number in a sentence (lessons, guides, templates) say it themselves.
 * 112, 114, 1522 and the police are the same in all Italy. The poison centre is the one of Bergamo's
 * hospital, which answers all of Italy. The doctor on call is a region's own (docs/another-city.md).
 *
 * Looked up in November 2026 in stored copies of public pages: no live page could be opened, so
 * whoever runs the site checks them before going live and then once a year. 112, also in the
 * province of Bergamo: AREU (primalecco.it 2026-02-11). Centro Antiveleni di Bergamo, day and
 * night: L'Eco di Bergamo 2021-04, Bergamo Tomorrow 2024-09-02. 1522: Dipartimento per le Pari
 * Opportunità (ladiscussione.com 2024-11-16). Telefono Amico: agensir.it 2025-09-10 says 9-24,
 * fanpage.it of 2024 10-24; the note says what holds in both. Polizia Postale, whose site takes
 * reports: ilgazzettino.it 2022-03; its online complaint is suspended (denunciaonline.it). 116117,
 * the doctor on call in Lombardy since 2020: ilnotiziario.net 2020-07-20, bergamo.corriere.it
 * 2023-06-03. 114: azzurro.it, comune.trieste.it (undated). Blocking a card, by day and night:
 * Nexi, bancadipiacenza.it (undated), numeriassistenza.com 2025-09-11; Poste, altroconsumo.it
 * 2020-07-24, proiezionidiborsa.it 2022-02. Not confirmed: the Ministry of Health's list of poison
 * centres, and the offices' own sites.
 */

const always = 'gratuito, giorno e notte'

/** Each as it is shown: a name, a number for a `tel:` link, and when it helps. */
export const emergencyNumbers = {
  emergency: { name: 'Numero unico di emergenza', number: '112', note: always },
  doctorOnCall: {
    name: 'Medico di turno, di notte e nei festivi',
    number: '116117',
    note: "gratuito, se non è un'emergenza",
  },
  children: { name: 'Emergenza infanzia, per bambini e ragazzi', number: '114', note: always },
  violence: { name: 'Antiviolenza e stalking', number: '1522', note: always },
  poisons: {
    name: 'Centro Antiveleni, risponde a tutta Italia',
    number: '800 883 300',
    note: always,
  },
  friend: { name: 'Telefono Amico Italia', number: '02 2327 2327', note: 'ogni giorno, ore 10-24' },
  nexi: { name: 'blocco delle carte Nexi', number: '800 15 16 16' },
  poste: { name: 'blocco delle carte di Poste', number: '800 00 33 22' },
  police: { name: 'commissariatodips.it', address: 'https://www.commissariatodips.it' },
} as const
