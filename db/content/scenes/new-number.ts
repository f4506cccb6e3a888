import type { SceneContent } from '../../content-types.ts'

export const newNumber: SceneContent = {
  id: 'ciao-mamma',
  isPublished: true,
  title: '«Ciao, ho rotto il telefono»',
  moment:
    'È domenica e il pranzo è sul fuoco. In questa scena sei una mamma: tua figlia vive in un altro paese.',
  channel: 'chat',
  sender: '+39 3•• ••• ••42',
  senderSign: {
    title: 'Il numero non è in rubrica',
    meaning:
      'Può essere di chiunque. Anche «mamma» va bene per milioni di persone: non prova che sia tua figlia.',
  },
  sentAt: 'oggi, 11:50',
  lines: [
    {
      text: 'Ciao mamma, ho rotto il telefono. Questo è il mio numero nuovo.',
      sign: {
        title: 'Un numero nuovo',
        meaning: 'Questa truffa comincia quasi sempre così. Chiama tu il numero di prima.',
      },
    },
    {
      text: 'Non chiamarmi, il microfono non va. Scrivimi qui.',
      sign: {
        title: 'Non vuole parlare',
        meaning: 'Al telefono ti accorgi che non è lei. Per questo vuole solo scrivere.',
      },
    },
    {
      text: "Devo pagare una cosa entro l'una e non riesco a entrare nell'app della banca.",
      sign: {
        title: "C'è fretta",
        meaning: 'Hanno fretta loro. Una spesa vera di solito può aspettare fino a domani.',
      },
    },
    {
      text: 'Mi fai un bonifico istantaneo? Sono 870 euro, domani te li rendo.',
      sign: {
        title: 'Chiede soldi, e subito',
        meaning:
          'Un bonifico istantaneo arriva in pochi secondi. Di solito, poi, non si può più fermare.',
      },
    },
  ],
  isTrue: false,
  verdict:
    'Non è tua figlia. Scrivono lo stesso messaggio a tanti numeri e aspettano che qualcuno risponda.',
  remark: 'Può capitare che un figlio cambi numero. Per saperlo basta una telefonata.',
  actions: [
    'Chiama tua figlia al numero di sempre. Non risponde? Aspetta, o senti chi vive con lei.',
    'Fai una domanda di famiglia. Scegli una cosa che sa solo lei.',
    'Non mandare soldi. Poi blocca il numero.',
  ],
  ifTrusted: {
    title: '870 euro',
    description: 'E spesso, il giorno dopo, un altro messaggio che ne chiede ancora.',
  },
  ifDoubted: {
    title: 'Una telefonata',
    description: "Senti tua figlia. Se ha davvero bisogno, la aiuti un quarto d'ora dopo.",
  },
}
