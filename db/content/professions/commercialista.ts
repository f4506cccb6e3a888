import { city, here } from '../../city.ts'
import type { ProfessionContent } from '../../content-types.ts'

export const commercialista: ProfessionContent = {
  id: 'commercialista',
  isPublished: true,
  title: 'Commercialista',
  iconName: 'Building2',
  description:
    "Lettere, documenti e norme spiegate. L'AI prepara le bozze. Tu controlli ogni numero e firmi.",
  color: 'blue-indigo',
  heroImage: '/drawings/commercialista.svg',
  tools: ['ChatGPT', 'Claude', 'Microsoft Copilot', 'Gemini Notebook', 'Foglio di calcolo con AI'],
  examples: [
    'Lettere ai clienti sulle scadenze',
    'Lista dei documenti per il 730',
    "L'anno dell'impresa spiegato in una pagina",
  ],
  metrics: {
    timesSaved: { daily: 1, weekly: 5, monthly: 22 },
    productivity: 13,
    costReduction: 6,
  },
  useCases: [
    {
      title: 'Una circolare che i clienti leggono',
      description:
        "Le circolari lunghe restano chiuse nella posta. Chiedi all'AI una bozza breve, con un solo tema. Poi aggiungi le date, controlli tutto e spedisci.",
      timeSaved: 35,
      example:
        'Scrivi una circolare di uno studio di commercialisti per i clienti che hanno un piccolo negozio. Il tema è la raccolta dei documenti di fine anno. Elenca in punti che cosa devono portare: estratti conto della banca, inventario del magazzino, ricevute delle spese, contratti nuovi. Lascia uno spazio vuoto per il giorno di consegna e per i contatti. Dai del lei e usa frasi brevi. Resta sotto le 200 parole.',
      benefits: [
        'I clienti capiscono subito che cosa portare',
        'Lo studio riceve meno telefonate di chiarimento',
        'La bozza è pronta da rivedere in pochi minuti',
      ],
    },
    {
      title: 'La lista dei documenti, caso per caso',
      description:
        "Ogni cliente ha carte diverse. Tu descrivi un caso generico e l'AI prepara una lista da spuntare. Poi togli, aggiungi e confronti con le istruzioni ufficiali.",
      timeSaved: 20,
      example:
        "Prepara la lista dei documenti che una famiglia porta allo studio per il modello 730. Il caso è generico: due genitori che lavorano come dipendenti, un figlio alle scuole medie, un mutuo sulla prima casa, spese mediche e lavori di ristrutturazione. Dividi la lista per tema. Metti una casella vuota davanti a ogni voce. Segna con un asterisco le voci da verificare nelle istruzioni dell'Agenzia delle Entrate.",
      benefits: [
        'Le persone arrivano con le carte giuste',
        'Meno appuntamenti da rifare per un foglio che manca',
        'Una lista diversa per ogni tipo di cliente',
      ],
    },
    {
      title: "L'anno raccontato al titolare",
      description:
        "I conti li fai tu. L'AI ti aiuta a dirli a chi li guarda una volta l'anno. Scrivi solo percentuali e il tipo di attività, mai il nome.",
      timeSaved: 25,
      example:
        'Spiega al titolare di una piccola falegnameria come è andato il suo anno. I ricavi sono saliti del 6 per cento. Il costo del legno è salito del 12 per cento. I clienti pagano in media dopo 75 giorni, mentre prima pagavano dopo 60. Scrivi al massimo una pagina, senza parole tecniche e senza dare colpe. Chiudi con tre domande da discutere prima di decidere che cosa cambiare.',
      benefits: [
        'Il titolare vede dove vanno i soldi',
        "L'incontro parte da domande concrete",
        'Le parole restano chiare anche per chi teme i numeri',
      ],
    },
    {
      title: 'Le domande per chi si mette in proprio',
      description:
        "Nel primo incontro è facile scordare qualcosa. L'AI suggerisce le domande da fare. Le risposte del cliente le annoti tu e restano in studio.",
      timeSaved: 30,
      example: `Lavoro in uno studio di commercialisti a ${city.name}. Prepara le domande per il primo incontro con una persona che vuole aprire un piccolo negozio di formaggi ${city.inOldTown}. Dividi le domande in sei gruppi: idea, soldi, locali, permessi, personale, tasse. Per ogni gruppo scrivi al massimo quattro domande semplici. In fondo elenca gli uffici con cui devo verificare le regole. Non dare soglie o aliquote: le controllo io.`,
      benefits: [
        'Nessun tema importante resta fuori',
        'Il cliente si sente ascoltato e seguito',
        'Gli uffici da sentire sono già in elenco',
      ],
    },
  ],
  tips: [
    "Non scrivere all'AI nomi, codici fiscali, partite IVA o conti dei clienti. Basta dire che si tratta di un negozio o di una famiglia.",
    "Controlla ogni data, ogni aliquota e ogni articolo di legge su una fonte ufficiale. L'AI può sbagliare e può avere informazioni vecchie.",
    "Rifai sempre i conti con il tuo programma. L'AI scrive bene, ma a volte sbaglia anche una somma semplice.",
    'Non caricare bilanci, buste paga o estratti conto nei servizi gratuiti. Anche se paghi, leggi prima dove finiscono i dati e chi li può usare.',
    'Spiega ai clienti quali strumenti di AI usi e per che cosa. Lo chiede la legge 132 del 2025, con parole chiare e semplici.',
  ],
  testimonials: [
    {
      name: 'Esempio illustrativo',
      role: 'Titolare di uno studio di commercialisti',
      image: null,
      text: "Può andare così: l'AI scrive la bozza della circolare, io correggo le date e la mando prima di pranzo. I nomi dei clienti non escono mai dallo studio.",
    },
  ],
  resources: [
    {
      title: 'Agenzia delle Entrate: moduli, istruzioni e scadenze',
      type: 'guide',
      link: 'https://www.agenziaentrate.gov.it',
    },
    {
      title: here(
        "Camera di commercio di Bergamo: servizi per chi ha un'impresa",
        'Unioncamere: trova la camera di commercio della tua zona',
      ),
      type: 'guide',
      link: here('https://www.bg.camcom.it', 'https://www.unioncamere.gov.it'),
    },
  ],
}
