import type { ToolContent } from '../../content-types.ts'

export const copilot: ToolContent = {
  id: '4',
  name: 'Microsoft Copilot',
  description:
    "È l'assistente di Microsoft, già pronto in molti computer. Aiuta a fare elenchi, programmi ed email, e spesso indica le pagine da cui ha preso le notizie. Va bene per mettere ordine nelle cose da fare. Non conosce la tua agenda se non gli dici tu gli impegni, e può confondere le date.",
  imageUrl: '/drawings/strumento-copilot.svg',
  category: 'Organizzazione',
  pricing: {
    hasFree: true,
    startingPrice: 'compreso in alcuni abbonamenti a Word ed Excel, da verificare sul sito',
    description:
      'La versione sul sito si usa gratis. Per averlo dentro Word ed Excel serve un abbonamento. Prezzi e limiti vanno verificati sul sito.',
  },
  rating: 4.3,
  url: 'https://copilot.microsoft.com',
  features: [
    'Preparare elenchi di cose da fare o da comprare',
    'Organizzare una gita o una settimana piena',
    "Trasformare appunti in un'email ordinata",
    'Rispondere con le pagine da cui viene la notizia',
    'Disegnare una figura semplice per un invito',
    'Aiutare dentro Word ed Excel, con certi abbonamenti',
  ],
  difficulty: 'beginner',
  isActive: true,
}
