import type { ProfessionContent } from '../../content-types.ts'

export const medico: ProfessionContent = {
  id: 'medico',
  isPublished: true,
  title: 'Medico',
  iconName: 'Stethoscope',
  description:
    "Fogli e avvisi chiari per i pazienti. Colloqui da preparare. L'AI scrive la bozza, la cura la decidi tu.",
  color: 'emerald-green',
  heroImage: '/drawings/medico.svg',
  tools: ['ChatGPT', 'Claude', 'Microsoft Copilot', 'Canva', 'DeepL'],
  examples: [
    'Un foglio semplice sulla pressione alta',
    "Un avviso per la sala d'attesa",
    'Un diario da stampare per il paziente',
  ],
  metrics: {
    timesSaved: { daily: 0.5, weekly: 2.5, monthly: 11 },
    productivity: 6,
    costReduction: 3,
  },
  useCases: [
    {
      title: 'Il foglio da portare a casa',
      description:
        "Dopo la visita si dimenticano molte parole. Un foglio semplice aiuta. L'AI prepara la bozza, tu correggi ogni riga e aggiungi le tue indicazioni.",
      timeSaved: 20,
      example:
        'Scrivi un foglio per i pazienti su come misurare la pressione a casa. Chi legge ha circa 75 anni. Spiega in passi numerati come prepararsi, come sedersi, come mettere il bracciale e come annotare i numeri. Usa frasi brevi e parole di tutti i giorni. Non indicare farmaci, dosi o valori normali: lascia uno spazio che riempio io. In fondo lascia una riga vuota su quando chiamare lo studio. Segna con un asterisco ogni passo che devo verificare.',
      benefits: [
        'Il paziente ritrova a casa le tue parole',
        'I familiari sanno come aiutarlo',
        'Il tempo della visita resta per ascoltare',
      ],
    },
    {
      title: "Gli avvisi dell'ambulatorio",
      description:
        "Un cartello chiaro risparmia tante domande allo sportello. L'AI lo scrive in poche righe, con un tono gentile. Tu metti giorni, orari e numeri.",
      timeSaved: 10,
      example:
        "Scrivi un cartello per la sala d'attesa di un medico di famiglia. Lo studio chiude per ferie la seconda settimana di agosto. Spiega che è meglio chiedere prima le ricette delle cure di ogni giorno. Lascia spazi vuoti per le date, per chi sostituisce il medico e per i numeri utili. Usa un tono gentile e resta sotto le 80 parole. Aggiungi una versione più breve, da mandare come messaggio sul telefono.",
      benefits: [
        'Meno telefonate sempre uguali',
        'Le ricette arrivano prima delle ferie',
        'Un testo per il muro e uno per il telefono',
      ],
    },
    {
      title: 'Le parole per un colloquio difficile',
      description:
        "Certe frasi vanno pensate prima. L'AI propone le parole e ti fa provare le risposte. Il caso resta generico, senza dati di nessuno.",
      timeSaved: 25,
      example:
        'Aiuta un medico di famiglia a preparare un colloquio. Deve dire a una persona anziana che è meglio non guidare più. Proponi come aprire il discorso, tre frasi calme per dirlo e quattro domande per capire che cosa teme. Immagina cinque reazioni della persona e suggerisci una risposta per ognuna. Evita frasi fredde e rimproveri. Non fare diagnosi: la scelta è del medico.',
      benefits: [
        'Arrivi al colloquio con le parole pronte',
        'La persona si sente rispettata',
        'Le reazioni forti colgono meno di sorpresa',
      ],
    },
    {
      title: 'Il diario da riempire a mano',
      description:
        "Un diario in ordine rende più utile la visita dopo. L'AI prepara la tabella vuota. Il paziente la riempie a penna e la porta con sé.",
      timeSaved: 15,
      example:
        'Prepara un diario di una settimana da stampare su un foglio A4. Serve a una persona che vuole segnare come dorme. Fai una tabella con una riga per giorno. Le colonne sono: ora in cui va a letto, ora in cui si alza, risvegli di notte, caffè, riposo di giorno, note. Sopra la tabella scrivi quattro righe di istruzioni per una persona di 80 anni. Non dare consigli di cura. In fondo lascia lo spazio per le domande al medico.',
      benefits: [
        'Alla visita arrivano informazioni ordinate',
        'I dati di salute restano sulla carta',
        'Il paziente prende parte alla sua cura',
      ],
    },
  ],
  tips: [
    "Non scrivere all'AI i dati di un paziente e non caricare referti o foto di esami. Anche un caso raro senza nome può far riconoscere una persona.",
    "Non chiedere all'AI una diagnosi o una dose. Usala per le parole, i fogli e l'ordine delle idee. La cura la decidi tu, e sei tu che firmi.",
    "Controlla ogni informazione medica su fonti sicure, come l'Istituto Superiore di Sanità o l'AIFA. L'AI può inventare anche gli studi che cita.",
    'Fai leggere il foglio a chi non è del mestiere. Se una parola non si capisce, chiedi una versione più semplice e ricontrolla.',
    "Il paziente ha il diritto di sapere se usi l'AI per la sua cura. Diglielo con parole semplici e senza fretta.",
  ],
  testimonials: [
    {
      name: 'Esempio illustrativo',
      role: 'Medico di famiglia',
      image: null,
      text: "Ecco un uso possibile. L'AI prepara un foglio generale con parole facili, io correggo e aggiungo a mano la cura. Il paziente esce con una pagina chiara.",
    },
  ],
  resources: [
    {
      title: "ISSalute: le pagine dell'Istituto Superiore di Sanità per i cittadini",
      type: 'guide',
      link: 'https://www.issalute.it',
    },
    {
      title: 'Garante per la protezione dei dati personali',
      type: 'guide',
      link: 'https://www.garanteprivacy.it',
    },
  ],
}
