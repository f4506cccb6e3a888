import { city } from '../../city.ts'
import type { SceneContent } from '../../content-types.ts'

export const bankNotice: SceneContent = {
  id: 'avviso-della-banca',
  isPublished: true,
  title: 'Un SMS della banca',
  moment:
    'È sabato mattina. Al mercato hai appena pagato 42,80 € con la carta che finisce con 17. Il telefono suona.',
  channel: 'sms',
  sender: 'La tua banca',
  senderSign: {
    title: 'Il nome si può copiare',
    meaning:
      'È vero: il nome da solo non basta mai. Per fidarti guarda che cosa ti chiede. Qui non chiede niente.',
  },
  sentAt: 'oggi, 11:08',
  lines: [
    {
      text: 'Hai pagato 42,80 € con la carta che finisce con 17.',
      sign: {
        title: 'Parla di soldi',
        meaning:
          'La cifra è giusta: la leggi sullo scontrino. E la carta è la tua: finisce con 17.',
      },
    },
    { text: `Luogo: mercato, ${city.name}. Ore 11:07.`, sign: null },
    {
      text: 'Non riconosci la spesa? Chiama il numero scritto sul retro della carta.',
      sign: {
        title: 'Ti dice di telefonare',
        meaning:
          'Il numero lo leggi tu sulla tua carta, e risponde la tua banca. Se il numero stesse nel messaggio, non sarebbe sicuro.',
      },
    },
  ],
  isTrue: true,
  verdict:
    "Hai appena speso proprio quella cifra. Il messaggio ti avvisa e basta: non c'è un indirizzo e nessuno vuole un codice.",
  remark:
    'Un SMS falso può finire in mezzo a quelli veri della banca. Per questo conta la richiesta, non il posto.',
  actions: [
    'Confronta la cifra con lo scontrino. Se è uguale, hai finito.',
    'Non torna? Chiama il numero sul retro della carta.',
    'Tieni accesi questi avvisi. Ti dicono subito se qualcuno usa la tua carta.',
  ],
  ifTrusted: {
    title: 'Quasi niente',
    description: 'Il messaggio non ti porta da nessuna parte. Guardi lo scontrino e basta.',
  },
  ifDoubted: {
    title: 'Un avviso perso',
    description: 'Se non leggi più gli avvisi, una spesa che non è tua passa senza che tu la veda.',
  },
}
