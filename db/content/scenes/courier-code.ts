import type { SceneContent } from '../../content-types.ts'

export const courierCode: SceneContent = {
  id: 'codice-del-corriere',
  isPublished: true,
  title: 'Il codice del corriere',
  moment:
    "È giovedì. Aspetti un pacco che hai ordinato tu. Arriva un SMS. Dopo un'ora suona il corriere, con la scatola in mano.",
  channel: 'sms',
  sender: 'Il negozio',
  senderSign: null,
  sentAt: 'oggi, 9:35',
  lines: [
    { text: 'Il suo ordine arriva oggi.', sign: null },
    {
      text: 'Codice di consegna: 58 21.',
      sign: {
        title: "C'è un codice",
        meaning:
          'È vero: di solito un codice non si dice. Questo però serve solo a dare il pacco, e la scatola è davanti a te.',
      },
    },
    {
      text: 'Lo dica al corriere, quando le porta il pacco.',
      sign: {
        title: 'Vuole che tu lo dica',
        meaning: 'Lo dici alla porta, a chi ti dà la scatola. Al telefono mai.',
      },
    },
    {
      text: 'Non deve pagare niente.',
      sign: {
        title: 'Non vuole soldi',
        meaning: 'E non ti dà un indirizzo da toccare. Chi imbroglia vuole almeno due euro.',
      },
    },
  ],
  isTrue: true,
  verdict: "Il codice è quello dell'ordine che hai fatto tu, e lo dici a chi ti dà la scatola.",
  remark: 'Lo stesso codice chiesto al telefono, o senza pacco, non si dice.',
  actions: [
    "Aspetti un pacco? Il nome del negozio è nell'email del tuo acquisto.",
    'Apri la porta e guarda la scatola. Poi dici il codice.',
    'Qualcuno telefona per averlo? Metti giù.',
  ],
  ifTrusted: {
    title: 'Niente',
    description: 'Quel codice non apre il conto né la posta. Serve solo a ritirare la scatola.',
  },
  ifDoubted: {
    title: 'Un pacco che torna indietro',
    description: 'Il corriere riparte con la scatola, e tu la devi andare a prendere.',
  },
}
