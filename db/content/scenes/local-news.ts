import { city } from '../../city.ts'
import type { SceneContent } from '../../content-types.ts'

export const localNews: SceneContent = {
  id: 'notizia-del-ponte',
  isPublished: true,
  title: 'La notizia con la foto',
  moment: 'È mercoledì sera. Un cugino ti gira un post e scrive: «Hai visto?».',
  channel: 'post',
  sender: `${city.name} notizie subito`,
  senderSign: {
    title: 'Sembra un giornale',
    meaning:
      'Il nome di una pagina lo sceglie chi la apre. Un giornale ha una redazione e un direttore: i nomi stanno in fondo al suo sito.',
  },
  sentAt: 'oggi, 20:50',
  lines: [
    {
      text: `Crolla un ponte vicino a ${city.name}. E nessuno ne parla!`,
      sign: {
        title: 'Lo dicono solo loro',
        meaning:
          'Di un ponte crollato parlano tutti, e subito: giornali, radio, Comune. Se lo dice una pagina sola, aspetta.',
      },
    },
    {
      text: 'Nella foto: il ponte spezzato, le auto ferme, il fumo.',
      sign: {
        title: 'La foto fa impressione',
        meaning:
          "Può averla fatta l'AI. Oppure è vera, ma di un altro posto e di un altro anno. Una foto da sola non prova niente.",
      },
    },
    {
      text: 'Fate girare, prima che la tolgano!',
      sign: {
        title: 'Vuole girare',
        meaning:
          'Più persone la mandano, più la pagina guadagna. E chi la riceve da te si fida di te.',
      },
    },
    {
      text: 'Il video intero: ponte-crollato.example',
      sign: {
        title: 'Un indirizzo da premere',
        meaning:
          'Di solito porta ad annunci, o ti fa installare qualcosa «per vedere il video». Non aprirlo.',
      },
    },
  ],
  isTrue: false,
  verdict:
    'Il ponte è al suo posto. Titolo e foto servono a spaventare: chi ha paura preme, e manda avanti.',
  remark:
    "A volte una notizia vera arriva prima sul telefono che sul giornale. Nel dubbio aspetta mezz'ora.",
  actions: [
    'Apri il sito di un giornale che conosci. Se non ne parla, aspetta e non girare niente.',
    'Devi passare di lì? Chiedi alla Polizia Locale, o guarda il sito del Comune.',
    'Rispondi al cugino, senza farlo vergognare. Basta: «Ho guardato, non è vera».',
  ],
  ifTrusted: {
    title: 'La paura di molti',
    description: 'La mandi a dieci persone, e ognuna a dieci. E dal sito può arrivare un virus.',
  },
  ifDoubted: {
    title: "Mezz'ora",
    description: "Se è vera, tra mezz'ora la trovi dappertutto.",
  },
}
