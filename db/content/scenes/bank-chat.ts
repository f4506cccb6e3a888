import type { SceneContent } from '../../content-types.ts'

export const bankChat: SceneContent = {
  id: 'chat-della-banca',
  isPublished: true,
  title: 'La chat della banca',
  moment:
    "È lunedì mattina e l'app della banca non si apre. Cerchi aiuto su internet. Premi il primo risultato, e si apre una chat.",
  channel: 'chat',
  sender: 'Assistenza della tua banca',
  senderSign: {
    title: 'Il nome e il marchio della banca',
    meaning:
      'Si copiano in un minuto. Guarda come ci arrivi: il primo risultato può essere un annuncio di chiunque.',
  },
  sentAt: 'oggi, 8:55',
  lines: [
    {
      text: "Buongiorno, sono l'assistente virtuale. Come posso aiutarla?",
      sign: {
        title: 'Risponde bene e subito',
        meaning:
          "Oggi una chat con l'AI parla bene, vera o falsa che sia. Quella vera della banca sta nella sua app o sul suo sito.",
      },
    },
    {
      text: "Per sbloccare l'app mi scriva il codice cliente e il PIN.",
      sign: {
        title: 'Vuole il PIN',
        meaning: 'La banca non chiede il PIN: né in chat, né al telefono, né per email.',
      },
    },
    {
      text: 'Ora le arriva un SMS. Mi copi qui il codice.',
      sign: {
        title: "Vuole il codice dell'SMS",
        meaning:
          "Quel codice apre il conto, o fa partire un bonifico. Leggi l'SMS fino in fondo: di solito lo dice.",
      },
    },
    {
      text: 'Non chiuda la chat, o il conto resta bloccato.',
      sign: {
        title: 'Non ti lascia uscire',
        meaning: 'Chiudere una chat non blocca niente. Serve a non farti chiamare la banca.',
      },
    },
  ],
  isTrue: false,
  verdict:
    'Non è la banca. Chi ha fatto la pagina raccoglie PIN e codici, e intanto prova a entrare nel tuo conto.',
  remark:
    "Un'app che non si apre di solito ha solo un guasto. Spegni il telefono, riaccendilo e riprova più tardi.",
  actions: [
    'Chiudi la pagina. Non scrivere altro.',
    'Chiama la banca, al numero sul retro della carta. Oppure passa in filiale.',
    'Hai già scritto il PIN o il codice? Telefona adesso e fai bloccare tutto. Poi cambia la password.',
  ],
  ifTrusted: {
    title: 'Il conto',
    description: 'Con il PIN e il codice entrano, e spostano i soldi.',
  },
  ifDoubted: {
    title: 'Una telefonata',
    description: 'La banca ti aiuta lo stesso, al suo numero.',
  },
}
