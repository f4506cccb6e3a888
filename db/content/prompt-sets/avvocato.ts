import { city } from '../../city.ts'
import type { PromptSetContent } from '../../content-types.ts'

export const avvocatoPrompts: PromptSetContent = {
  id: 'avvocato',
  isPublished: true,
  professionId: 'avvocato',
  professionTitle: 'Avvocato',
  title: null,
  blocks: [
    { text: 'Scrivi la bozza di una diffida a chi non risponde da mesi.', category: 'Azioni' },
    {
      text: 'Scrivi una lettera che propone un incontro per trovare un accordo.',
      category: 'Azioni',
    },
    {
      text: 'Prepara dieci domande per il primo colloquio con un nuovo cliente.',
      category: 'Azioni',
    },
    {
      text: "Prepara la scaletta di un contratto per l'affitto di un negozio.",
      category: 'Azioni',
    },
    {
      text: "Fai la parte dell'avvocato di controparte e scrivi cinque obiezioni.",
      category: 'Azioni',
    },
    { text: 'Descrivi in ordine i passi di una mediazione.', category: 'Azioni' },

    { text: 'Il caso riguarda lavori in casa fatti male.', category: 'Contenuto' },
    { text: "Il caso riguarda una perdita d'acqua in condominio.", category: 'Contenuto' },
    { text: 'Il caso riguarda il deposito di un affitto.', category: 'Contenuto' },
    { text: 'Il caso riguarda una divisione fra eredi.', category: 'Contenuto' },
    { text: 'Il caso riguarda un acquisto fatto su internet.', category: 'Contenuto' },
    { text: 'Elenca le prove utili da raccogliere.', category: 'Contenuto' },

    { text: 'Scegli un tono fermo e corretto.', category: 'Stile' },
    { text: 'Scegli parole calme, che aiutino a trovare un accordo.', category: 'Stile' },
    { text: 'Spiega fra parentesi ogni parola difficile.', category: 'Stile' },

    { text: 'Non citare sentenze.', category: 'Caratteristiche' },
    {
      text: 'Lascia spazi vuoti per nomi, luoghi, date e importi.',
      category: 'Caratteristiche',
    },
    { text: 'Metti in fondo le norme che devo verificare.', category: 'Caratteristiche' },
    {
      text: 'Numera i punti, dal più importante al meno importante.',
      category: 'Caratteristiche',
    },
    { text: 'Proponi una versione lunga e una breve.', category: 'Caratteristiche' },

    { text: "Fra pochi giorni c'è un'udienza.", category: 'Occasioni' },
    { text: "Fra pochi giorni c'è un incontro di mediazione.", category: 'Occasioni' },
    { text: 'La trattativa è appena cominciata.', category: 'Occasioni' },

    { text: 'Il testo è per una persona che non ha studiato legge.', category: 'Destinatari' },
    { text: 'Il testo è per un amministratore di condominio.', category: 'Destinatari' },
    { text: `Il testo è per un'impresa della provincia di ${city.name}.`, category: 'Destinatari' },
    { text: 'Il testo è per un collega.', category: 'Destinatari' },

    { text: 'Fermati alle nozioni di base.', category: 'Livello' },
    { text: 'Entra nei particolari tecnici.', category: 'Livello' },

    { text: 'La materia è il diritto di famiglia.', category: 'Ambito' },
    { text: 'La materia è il diritto del lavoro.', category: 'Ambito' },
    { text: 'La materia è la vita in condominio.', category: 'Ambito' },
    { text: 'La materia è la tutela di chi compra.', category: 'Ambito' },

    { text: 'Ordina i fatti dal più vecchio al più recente.', category: 'Periodo' },
    { text: 'Pensa ai passi dei prossimi sei mesi.', category: 'Periodo' },

    { text: 'Il messaggio partirà per posta certificata.', category: 'Canale' },
    { text: 'La pagina andrà sul sito dello studio.', category: 'Canale' },
    { text: 'Mi serve una traccia per una telefonata.', category: 'Canale' },

    { text: 'Vorrei chiudere la lite senza andare in causa.', category: 'Scopo' },
    { text: 'Vorrei che il cliente capisse che cosa lo aspetta.', category: 'Scopo' },
    { text: 'Vorrei prepararmi alle domande del giudice.', category: 'Scopo' },
  ],
  templates: [
    {
      id: 'avvocato-diffida',
      need: '',
      title: 'La bozza di una diffida',
      description: 'Una prima stesura senza nomi, con le norme da verificare.',
      emoji: '📮',
      answerKind: 'letter',
      why: "Dai i fatti senza nomi e dici che cosa chiede il cliente. Vieti le sentenze, che l'AI può inventare, e chiedi le norme da verificare.",
      blocks: [
        {
          text: 'Scrivi la bozza di una lettera di diffida per [per quale motivo scrivi?: un bagno rifatto male].',
        },
        {
          text: "I fatti sono questi: [quali sono i fatti, senza nomi?: le piastrelle si staccano e l'impresa non risponde].",
        },
        {
          text: 'Chiedi [che cosa chiede il cliente?: la riparazione dei difetti]. Lascia vuoto il termine.',
        },
        {
          text: 'Usa un tono [che tono vuoi dare alla lettera?: fermo e corretto] e non citare sentenze.',
        },
        { text: 'Lascia spazi vuoti per nomi, indirizzi, date e importi.' },
        { text: 'In fondo elenca le norme da verificare e le prove da raccogliere.' },
      ],
    },
    {
      id: 'avvocato-procedura',
      need: '',
      title: 'Spiegare una procedura',
      description: 'I passi in ordine, per chi non ha studiato legge.',
      emoji: '🧭',
      why: "Chi legge non ha studiato legge, e la richiesta lo dice. Costi e termini restano fuori, perché li dice l'avvocato.",
      blocks: [
        {
          text: 'Spiega [che cosa vuoi spiegare?: come si svolge una mediazione] a una persona che non ha studiato legge.',
        },
        { text: 'Metti i passi in ordine e spiega ogni parola difficile.' },
        { text: "Non indicare costi o termini precisi: scrivi che li dirà l'avvocato." },
        { text: 'Chiudi con cinque domande che la persona può fare in studio.' },
      ],
    },
    {
      id: 'avvocato-primo-colloquio',
      need: '',
      title: 'Preparare il primo colloquio',
      description: 'Domande in buon ordine e documenti da portare.',
      emoji: '🗒️',
      why: 'Chi arriva al primo colloquio è teso. Per questo le domande vanno dalle facili alle delicate, con parole adatte a quella persona.',
      blocks: [
        {
          text: 'Prepara le domande per un primo colloquio. Il tema è [di che cosa si parla nel colloquio?: una casa divisa fra fratelli eredi].',
        },
        { text: 'Comincia dalle domande facili e lascia in fondo quelle delicate.' },
        {
          text: 'Scegli parole gentili, che vadano bene per [chi viene al colloquio?: una persona anziana].',
        },
        { text: 'Aggiungi la lista dei documenti da portare.' },
      ],
    },
    {
      id: 'avvocato-controparte',
      need: '',
      title: 'Mettere alla prova la tua tesi',
      description: "L'AI fa la controparte e cerca i punti deboli.",
      emoji: '⚖️',
      why: "Dai all'AI una parte da recitare, così non ti dà subito ragione. Chiedi le obiezioni in ordine di peso, ognuna con una prova utile.",
      blocks: [
        {
          text: "Fai la parte dell'avvocato di controparte. La lite riguarda [di che cosa si discute nella lite?: il deposito di un affitto].",
        },
        {
          text: 'Io sostengo che [qual è la tua tesi, senza nomi?: la casa è stata resa in ordine].',
        },
        { text: 'Elenca cinque obiezioni, dalla più seria alla più debole.' },
        { text: 'Dopo ogni obiezione suggerisci una risposta e una prova utile.' },
        { text: 'Non citare sentenze e segna i punti di diritto da verificare.' },
      ],
    },
    {
      id: 'avvocato-condominio',
      need: '',
      emoji: '🏢',
      title: "La lettera letta dall'altra parte",
      description: 'Le tre frasi che qualcuno può usare contro di te.',
      why: "Chiedi di leggere da avversario: è l'unico modo di vedere dove la lettera si apre. Togli i nomi prima, e tieni per te la scelta finale.",
      blocks: [
        {
          text: 'Leggi una mia lettera come la legge un avversario. La lettera dice così: [quale lettera, senza nomi e dati?: il mio cliente ha aspettato qualche mese e chiede subito tutti i danni].',
        },
        { text: 'La lettera va a [a chi va la lettera?: un amministratore di condominio].' },
        { text: "Trova le tre frasi che l'altro può usare contro di me, e di' come." },
        { text: 'Per ognuna proponi una frase più sicura. Non citare leggi e sentenze.' },
        { text: "Chiudi con i documenti che l'altro chiederà." },
      ],
    },
    {
      id: 'avvocato-contratto',
      need: '',
      title: 'La scaletta di un contratto',
      description: 'I punti da non dimenticare, prima di scrivere.',
      emoji: '✍️',
      why: 'Chiedi una scaletta e non un contratto intero, che è più difficile da controllare. Dici quale parte proteggi, perché cambia ogni punto.',
      blocks: [
        {
          text: "Prepara la scaletta di un contratto per [che tipo di contratto è?: l'affitto di un negozio].",
        },
        { text: 'Per ogni punto scrivi in una riga a che cosa serve.' },
        { text: 'Proteggi soprattutto [quale parte assisti?: chi prende in affitto].' },
        { text: 'Segna le norme da leggere su Normattiva prima della stesura.' },
      ],
    },
    {
      id: 'avvocato-dopo-udienza',
      need: '',
      title: "Dopo l'udienza",
      description: 'Poche righe calme per informare il cliente.',
      emoji: '📬',
      answerKind: 'message',
      why: 'Racconti il fatto e il prossimo passo, cioè quello che il cliente vuole sapere. Vieti le promesse, così il testo resta onesto.',
      blocks: [
        { text: "Scrivi un messaggio che racconta a un cliente com'è andata l'udienza." },
        {
          text: 'È successo questo: [che cosa è successo in udienza, senza nomi?: il giudice vuole altri documenti].',
        },
        {
          text: 'Il prossimo passo è [qual è il prossimo passo?: cercare le ricevute dei lavori].',
        },
        { text: 'Usa parole calme e chiare, dai del lei e non promettere risultati.' },
      ],
    },
    {
      id: 'avvocato-articolo',
      need: '',
      title: 'Un articolo per il sito',
      description: 'Informare bene, senza fare pubblicità.',
      emoji: '📰',
      why: 'Le norme citate arrivano in un elenco a parte, da controllare una per una. Un errore pubblicato resta lì, con il nome dello studio.',
      blocks: [
        {
          text: `Scrivi un articolo per il sito di uno studio legale di ${city.name}. Il tema è [qual è il tema dell'articolo?: come si divide un'eredità].`,
        },
        {
          text: "Scrivi per [chi legge l'articolo?: chi affronta il problema per la prima volta]. Resta sotto le 250 parole.",
        },
        { text: 'Informa senza fare pubblicità e senza confronti con altri studi.' },
        { text: 'Alla fine elenca le norme che devo controllare prima di pubblicare.' },
      ],
    },
  ],
}
