import { city } from '../../city.ts'
import type { SceneContent } from '../../content-types.ts'

export const uniformCall: SceneContent = {
  id: 'telefonata-in-divisa',
  isPublished: true,
  title: "L'SMS della banca, poi una telefonata",
  moment:
    'È mercoledì pomeriggio. Un SMS con il nome della tua banca parla di un bonifico strano. Dopo dieci minuti squilla il telefono.',
  channel: 'call',
  sender: 'Numero privato',
  senderSign: null,
  sentAt: 'oggi, 15:20',
  lines: [
    {
      text: `Buongiorno, qui è la Guardia di Finanza di ${city.name}.`,
      sign: {
        title: 'Una divisa al telefono',
        meaning:
          'La Guardia di Finanza non telefona per farti spostare i soldi. E chi parla lo sai solo se chiami tu.',
      },
    },
    {
      text: "Ha letto l'SMS della sua banca? Le stanno svuotando il conto.",
      sign: {
        title: "Sa dell'SMS",
        meaning:
          "Lo sa perché l'ha mandato chi ti chiama. Un SMS può avere il nome della banca ed essere falso.",
      },
    },
    {
      text: "In banca c'è un complice: non ne parli con nessuno.",
      sign: {
        title: 'Vuole il segreto',
        meaning: 'Chi ti chiede di tacere ha paura di chi ti può aiutare.',
      },
    },
    {
      text: 'Sposti subito i soldi sul conto sicuro che le detto.',
      sign: {
        title: 'Il «conto sicuro»',
        meaning: 'Non esiste. Né la banca né la Polizia ti fanno spostare i soldi per salvarli.',
      },
    },
    {
      text: 'Resti in linea e mi legga il codice che le arriva.',
      sign: {
        title: 'Chiede un codice',
        meaning:
          'Quel codice può far partire un pagamento. Al telefono non lo deve chiedere nessuno.',
      },
    },
  ],
  isTrue: false,
  verdict:
    "L'SMS e la telefonata arrivano dalle stesse persone. Ti spaventano, ti tengono in linea e ti fanno mandare i soldi.",
  remark:
    'Il numero privato, da solo, non prova niente. E anche un numero giusto sullo schermo si può falsificare.',
  actions: [
    'Metti giù. Non devi dare spiegazioni.',
    'Chiama la banca al numero sul retro della carta. Meglio con un altro telefono: su quello di casa possono essere ancora in linea.',
    'Racconta tutto a qualcuno. Poi avvisa la Polizia Postale, anche se non hai perso niente.',
  ],
  ifTrusted: {
    title: 'Tutto il conto',
    description: 'I soldi li sposti tu. Per questo riaverli è molto difficile.',
  },
  ifDoubted: {
    title: 'Una telefonata',
    description: "Chiedi alla banca vera. Se c'è un problema, lo risolve lei.",
  },
}
