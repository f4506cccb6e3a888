import { city } from '../../city.ts'
import type { ProfessionContent } from '../../content-types.ts'

export const avvocato: ProfessionContent = {
  id: 'avvocato',
  isPublished: true,
  title: 'Avvocato',
  iconName: 'Scale',
  description:
    "Bozze di lettere e parole chiare. Prepari le domande per il primo colloquio. L'AI propone, tu verifichi e firmi.",
  color: 'amber-yellow',
  heroImage: '/drawings/avvocato.svg',
  tools: ['ChatGPT', 'Claude', 'Gemini Notebook', 'DeepL', 'Dettatura vocale'],
  examples: [
    'La bozza di una diffida, senza nomi',
    'Le domande per il primo colloquio',
    'La mediazione spiegata al cliente',
  ],
  metrics: {
    timesSaved: { daily: 0.8, weekly: 4, monthly: 17 },
    productivity: 10,
    costReduction: 5,
  },
  useCases: [
    {
      title: 'La prima stesura di una diffida',
      description:
        'La pagina bianca porta via tempo. Descrivi il caso senza nomi e ricevi una bozza da correggere. Le norme citate le verifichi tu, una per una.',
      timeSaved: 30,
      example:
        "Scrivi la bozza di una lettera di diffida di un avvocato italiano a un'impresa. L'impresa ha rifatto il bagno di un appartamento e dopo due mesi le piastrelle si staccano. Il cliente vuole la riparazione entro quindici giorni. Usa un tono fermo e corretto. Lascia spazi vuoti per nomi, date, indirizzi e importi. Non citare sentenze. Alla fine elenca le norme che devo verificare e le prove utili da raccogliere.",
      benefits: [
        'Si parte da una bozza, non da zero',
        'Gli spazi vuoti tengono i dati in studio',
        'Le prove da cercare sono già in lista',
      ],
    },
    {
      title: 'Far capire al cliente che cosa succede',
      description:
        "Udienze, rinvii, termini: chi non è del mestiere si perde. L'AI mette i passi in ordine, con parole comuni. Tu togli ciò che non vale per quel caso.",
      timeSaved: 20,
      example:
        "Spiega a una persona di 70 anni che cosa succede in una mediazione civile in Italia. La lite è con un vicino, sul confine fra due giardini. Descrivi i passi in ordine: chi la chiede, chi partecipa, come si svolge l'incontro, come può finire. Usa frasi brevi e spiega ogni parola difficile. Non indicare costi o termini precisi: scrivi che li dirà l'avvocato. Chiudi con cinque domande che la persona può fare in studio.",
      benefits: [
        'Il cliente sa che cosa lo aspetta',
        'Il colloquio va dritto ai dubbi veri',
        "Meno ansia nell'attesa fra un passo e l'altro",
      ],
    },
    {
      title: "Provare le obiezioni prima dell'udienza",
      description:
        "Metti alla prova la tua tesi quando c'è ancora tempo. L'AI parla come la controparte e cerca i punti deboli. La strategia resta una tua scelta.",
      timeSaved: 40,
      example:
        "Fai la parte dell'avvocato che difende il proprietario di un appartamento. L'inquilino ha lasciato la casa e chiede indietro il deposito. Il proprietario dice che i muri sono rovinati e che una porta è rotta. Elenca le sei obiezioni più forti del proprietario, dalla più seria alla più debole. Per ognuna scrivi quale prova servirebbe e come può rispondere l'inquilino. Ragiona sui fatti e non citare sentenze. Segna i punti di diritto da verificare.",
      benefits: [
        'I punti deboli emergono prima, non in aula',
        'Sai quali prove cercare',
        'Le risposte sono già pensate',
      ],
    },
    {
      title: 'Un articolo utile per il sito',
      description:
        'Molti cercano una prima risposta a un problema comune. Un testo breve e onesto li aiuta. Prima di metterlo sul sito, controlla ogni riga.',
      timeSaved: 45,
      example: `Scrivi un articolo per il sito di uno studio legale di ${city.name}. Il tema: che cosa sapere quando si riceve un'eredità. Spiega in modo semplice che cosa cambia se si accetta, se si accetta con beneficio d'inventario o se si rinuncia. Usa un tono calmo e pieno di rispetto. Resta sotto le 500 parole. Non fare promesse né confronti con altri studi. Non indicare termini in giorni o mesi: li aggiungo io. Chiudi con i documenti da portare al primo colloquio. A parte, elenca le norme che devo controllare.`,
      benefits: [
        'Chi legge trova una risposta chiara',
        'Il testo informa senza fare pubblicità',
        'Le norme da controllare sono raccolte a parte',
      ],
    },
  ],
  tips: [
    'Il segreto professionale viene prima di tutto. Togli nomi, luoghi, date e ogni particolare che può far riconoscere il cliente.',
    "L'AI a volte inventa sentenze e articoli di legge che sembrano veri. Leggi ogni citazione alla fonte, prima di usarla.",
    'Non caricare atti, perizie o fascicoli nei servizi aperti a tutti. Un documento che esce dallo studio non si riprende più.',
    "Di' al cliente quali strumenti di AI usi. La legge 132 del 2025 lo chiede, e vuole parole chiare, semplici e complete.",
    "Fatti dare due versioni della stessa lettera, una ferma e una che cerca l'accordo. Scegli tu, rileggi tutto e poi firma.",
  ],
  testimonials: [
    {
      name: 'Esempio illustrativo',
      role: 'Avvocata in un piccolo studio',
      image: null,
      text: 'Immagina un martedì pieno. Descrivo i fatti senza nomi e ricevo una prima bozza. Poi la correggo con il codice aperto sul tavolo. Mi resta più tempo per ascoltare.',
    },
  ],
  resources: [
    {
      title: 'Normattiva: le leggi italiane nel testo in vigore',
      type: 'tool',
      link: 'https://www.normattiva.it',
    },
    {
      title: 'Garante per la protezione dei dati personali',
      type: 'guide',
      link: 'https://www.garanteprivacy.it',
    },
  ],
}
