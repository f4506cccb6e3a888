import { city } from '../../city.ts'
import type { SceneContent } from '../../content-types.ts'

export const parcel: SceneContent = {
  id: 'sms-sul-pacco',
  isPublished: true,
  title: 'Un SMS sul pacco',
  moment: 'È martedì mattina. Sei in fila in farmacia e il telefono vibra.',
  channel: 'sms',
  sender: '+44 7700 900142',
  senderSign: {
    title: 'Il numero è straniero',
    meaning:
      'Comincia con +44, il prefisso del Regno Unito. Attenzione: anche un numero italiano si può falsificare.',
  },
  sentAt: 'oggi, 10:42',
  lines: [
    { text: `Gentile cliente, il suo pacco è fermo al deposito di ${city.name}.`, sign: null },
    {
      text: 'Mancano 1,99 € di spese.',
      sign: {
        title: 'La cifra è piccola',
        meaning: 'Due euro non fanno paura. A loro serve il numero della tua carta.',
      },
    },
    {
      text: 'Paghi entro oggi o il pacco torna indietro:',
      sign: {
        title: "C'è fretta",
        meaning: 'Chi ti fa correre non vuole che tu chieda a qualcuno.',
      },
    },
    {
      text: 'corriere.paga-qui.example',
      sign: {
        title: "L'indirizzo non è del corriere",
        meaning:
          "Conta la fine: «paga-qui.example». «Corriere», lì davanti, ce lo mette chiunque. Se dopo c'è un segno «/», il resto non conta.",
      },
    },
  ],
  isTrue: false,
  verdict:
    'Vogliono i dati della tua carta, non i due euro. Il pacco è una scusa: tra tante persone, qualcuno ne aspetta uno.',
  remark: `«Al deposito di ${city.name}» non prova niente. In tanti sanno dove abiti.`,
  actions: [
    "Non toccare l'indirizzo. E non rispondere.",
    "Aspetti un pacco? Apri l'email del tuo acquisto: lì c'è il numero di spedizione. Scrivilo sul sito del corriere. Se cerchi quel sito, salta i risultati con la parola «Sponsorizzato».",
    'Blocca il numero. Hai pagato, o scritto i dati della carta? Chiama la banca e tieni il messaggio: serve per la denuncia. Se no, cancellalo.',
  ],
  ifTrusted: {
    title: 'Molti soldi',
    description: 'Hanno la tua carta e la usano finché non la blocchi.',
  },
  ifDoubted: {
    title: 'Un giorno di attesa',
    description: "Il pacco resta dov'è. Lo cerchi tu, con calma.",
  },
}
