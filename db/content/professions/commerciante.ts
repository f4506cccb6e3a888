import { city, here } from '../../city.ts'
import type { ProfessionContent } from '../../content-types.ts'

export const commerciante: ProfessionContent = {
  id: 'commerciante',
  isPublished: true,
  title: 'Commerciante',
  iconName: 'ShoppingBag',
  description: "Cartelli, testi per il sito, messaggi. L'AI prepara la bozza e tu resti al banco.",
  color: 'rose-pink',
  heroImage: '/drawings/commerciante.svg',
  tools: ['ChatGPT', 'Gemini', 'Canva', 'Microsoft Copilot', 'Google Traduttore'],
  examples: [
    'La scheda di un prodotto per il sito',
    "L'avviso a un cliente che aspetta un ordine",
    'Tre idee per la vetrina di Santa Lucia',
  ],
  metrics: {
    timesSaved: { daily: 0.5, weekly: 3, monthly: 13 },
    productivity: 8,
    costReduction: 4,
  },
  useCases: [
    {
      title: 'Le schede dei prodotti',
      description:
        "Copi i dati dall'etichetta e l'AI scrive un testo ordinato per il sito o per lo scaffale. Chi compra trova subito misure, materiale e cura.",
      timeSaved: 20,
      example:
        'Scrivi la scheda di un prodotto per il sito di un negozio. È una coperta di pura lana, color grigio chiaro. Misura 130 per 180 centimetri. Si lava a mano in acqua fredda. Scrivi un titolo breve, cinque righe di testo e un elenco con misure e cura. Non aggiungere qualità che non ho indicato. Evita parole come unico e perfetto.',
      benefits: [
        'Le schede hanno tutte la stessa forma',
        'Il cliente fa meno domande prima di comprare',
        'Carichi i nuovi arrivi in un pomeriggio',
      ],
    },
    {
      title: 'La vetrina delle feste',
      description:
        "A corto di idee per la vetrina? Di' all'AI quanto spazio hai e quanto vuoi spendere. Ti propone allestimenti, materiali e una frase per il vetro.",
      timeSaved: 40,
      example: `Dammi tre idee per la vetrina di Santa Lucia in un negozio di giocattoli di ${city.name}. La festa è il 13 dicembre. La vetrina è larga due metri e profonda uno. Posso spendere al massimo cento euro. Per ogni idea scrivi i materiali, il tempo di lavoro e i passi da fare. Aggiungi una frase breve da scrivere sul vetro. Pensa ai bambini e ai nonni che li accompagnano.`,
      benefits: [
        'Parti da tre proposte e non dal foglio bianco',
        'Conosci la spesa prima di cominciare',
        'La vetrina cambia a ogni stagione',
      ],
    },
    {
      title: 'Cambi e reclami',
      description:
        "Un cliente scontento va ascoltato e informato bene. L'AI ti aiuta a dire con garbo che cosa puoi fare. Tu controlli che le regole siano giuste.",
      timeSaved: 15,
      example:
        "Scrivi la risposta a una persona che vuole cambiare un maglione. Lo ha comprato nel mio negozio venti giorni fa. Il capo non ha difetti e c'è lo scontrino. Noi accettiamo i cambi entro trenta giorni, con un altro capo o con un buono. Spiega la regola con gentilezza e invita a passare in negozio. Ringrazia per la pazienza. Resta sotto le otto righe.",
      benefits: [
        'Il messaggio è cortese anche nei giorni pieni',
        'Le regole del negozio sono chiare a tutti',
        'Un problema risolto bene fa tornare il cliente',
      ],
    },
    {
      title: 'Leggere le vendite',
      description:
        "I numeri della cassa dicono molto, se qualcuno li spiega. L'AI calcola, confronta e propone qualche prova. Le decisioni restano tue.",
      timeSaved: 35,
      example:
        'Aiutami a leggere le vendite di un negozio di scarpe. Nella prima settimana ho venduto 42 paia, nella seconda 35. Nella terza ho venduto 51 paia, nella quarta 28. Nella terza settimana avevo uno sconto sugli scarponcini. Nella quarta ha piovuto per cinque giorni. Calcola la media e mostrami i conti. Dimmi che cosa si nota e che cosa non si può sapere. Proponi tre prove per il mese prossimo.',
      benefits: [
        'Capisci quali settimane vanno meglio',
        'Scegli gli sconti con qualche numero in mano',
        'Sai quali dati segnare da domani',
      ],
    },
  ],
  tips: [
    "Copia misure e materiali dall'etichetta. Se lasci un vuoto, l'AI lo riempie a caso e il cliente riporta la merce.",
    'Se annunci uno sconto, di regola devi indicare anche il prezzo più basso degli ultimi trenta giorni. Controlla il cartello prima di esporlo.',
    "L'elenco dei clienti resta nel cassetto. Per avere un buon messaggio basta descrivere il caso, senza nomi e telefoni.",
    "Non far scrivere all'AI recensioni finte sul tuo negozio. La legge le vieta e i clienti se ne accorgono.",
    'Fatti dare due versioni dello stesso cartello. Esponi ciascuna per una settimana e guarda quale fa entrare più gente.',
  ],
  testimonials: [
    {
      name: 'Esempio illustrativo',
      role: 'Titolare di una merceria',
      image: null,
      text: "Con il computer non ho mai avuto confidenza. Ora detto al telefono che la lana è arrivata e l'AI mette il messaggio in bella copia. I prezzi però li scrivo io, sempre.",
    },
  ],
  resources: [
    {
      title: here(
        'Camera di commercio di Bergamo: servizi per le imprese',
        'Unioncamere: trova la camera di commercio della tua zona',
      ),
      type: 'guide',
      link: here('https://www.bg.camcom.it', 'https://www.unioncamere.gov.it'),
    },
    {
      title: 'Guida di Google per far trovare il negozio sulla mappa',
      type: 'guide',
      link: 'https://support.google.com/business',
    },
  ],
}
