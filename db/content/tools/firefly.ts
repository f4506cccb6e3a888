import type { ToolContent } from '../../content-types.ts'

export const firefly: ToolContent = {
  id: '8',
  name: 'Adobe Firefly',
  description:
    'Crea immagini da una descrizione scritta e ritocca le foto. Aggiunge o toglie oggetti e cambia lo sfondo. È utile per cartoline, locandine e idee da mostrare. Non va usato per far passare per vera una scena inventata. Mani, volti e scritte possono venire male.',
  imageUrl: '/drawings/strumento-firefly.svg',
  category: 'Immagini',
  pricing: {
    hasFree: true,
    startingPrice: 'abbonamento mensile, prezzo da verificare sul sito',
    description:
      'Puoi fare gratis solo poche immagini, al giorno o al mese (da verificare sul sito). Il resto si paga. Anche i prezzi vanno verificati sul sito.',
  },
  rating: 3.9,
  url: 'https://firefly.adobe.com',
  features: [
    'Immagini nuove da una descrizione in italiano',
    'Scelta di forma, stile, colori e luce',
    'Oggetti da togliere o aggiungere in una foto',
    'Sfondo di una foto da cambiare',
    'Immagini con una nota digitale che dice come sono nate',
  ],
  difficulty: 'intermediate',
  isActive: true,
}
