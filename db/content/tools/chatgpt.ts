import type { ToolContent } from '../../content-types.ts'

export const chatgpt: ToolContent = {
  id: '1',
  name: 'ChatGPT',
  description:
    'Scrive lettere, messaggi e riassunti, e risponde alle domande. È come una chiacchierata: per cominciare basta scrivere come parli. Per salute, leggi e soldi non basta: a volte sbaglia e sembra sicuro lo stesso. Nomi, date e numeri vanno sempre controllati.',
  imageUrl: '/drawings/strumento-chatgpt.svg',
  category: 'Scrittura',
  pricing: {
    hasFree: true,
    startingPrice: 'abbonamento mensile, prezzo da verificare sul sito',
    description:
      'La parte gratuita basta per provare e per scrivere ogni tanto. Chi usa molto ChatGPT può pagare un abbonamento. Prezzi e limiti vanno verificati sul sito.',
  },
  rating: 4.4,
  url: 'https://chatgpt.com',
  features: [
    'Scrivere lettere, email e messaggi di auguri',
    'Spiegare parole difficili in modo semplice',
    'Riassumere un testo lungo che incolli',
    'Tradurre e correggere ciò che hai scritto',
    'Dare idee per ricette, regali e gite',
    'Ascoltare la tua voce, se non vuoi scrivere',
    'Leggere una foto, per esempio un cartello o un modulo vuoto',
  ],
  difficulty: 'beginner',
  isActive: true,
}
