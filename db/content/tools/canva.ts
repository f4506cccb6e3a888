import type { ToolContent } from '../../content-types.ts'

export const canva: ToolContent = {
  id: '6',
  name: 'Canva',
  description:
    "Crea volantini, inviti e biglietti da modelli già pronti. Cambi le parole e le foto, poi scarichi il file o lo stampi. Non è adatto a ritoccare foto con precisione da fotografo. Le scritte e le immagini fatte con l'AI vanno sempre riviste.",
  imageUrl: '/drawings/strumento-canva.svg',
  category: 'Immagini',
  pricing: {
    hasFree: true,
    startingPrice: 'abbonamento mensile, prezzo da verificare sul sito',
    description:
      'La versione gratuita basta per molti lavori. Alcune foto e funzioni si pagano. Prezzi e limiti vanno verificati sul sito.',
  },
  rating: 4.5,
  url: 'https://www.canva.com',
  features: [
    'Modelli già pronti per volantini, inviti e biglietti',
    'Scritte e colori da cambiare in un attimo',
    'Foto tue o foto già presenti nella raccolta',
    "Aiuto dell'AI per scrivere testi e creare immagini",
    'File pronti da stampare o da mandare agli amici',
    'Lavoro salvato senza pensarci, da riprendere su telefono o computer',
  ],
  difficulty: 'beginner',
  isActive: true,
}
