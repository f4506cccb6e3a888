import { city } from '../../city.ts'
import type { PromptSetContent } from '../../content-types.ts'

export const medicoPrompts: PromptSetContent = {
  id: 'medico',
  isPublished: true,
  professionId: 'medico',
  professionTitle: 'Medico',
  title: null,
  blocks: [
    { text: 'Scrivi un foglio che aiuti i pazienti a prepararsi alla visita.', category: 'Azioni' },
    {
      text: "Scrivi un avviso per la sala d'attesa: le ricette si chiedono in segreteria.",
      category: 'Azioni',
    },
    {
      text: 'Scrivi una risposta tipo per chi chiede un appuntamento allo studio.',
      category: 'Azioni',
    },
    { text: 'Prepara un diario del sonno da stampare e riempire a mano.', category: 'Azioni' },
    {
      text: 'Prepara la scaletta di un incontro pubblico su come restare in movimento.',
      category: 'Azioni',
    },
    {
      text: 'Suggerisci le parole per consigliare a una persona anziana di non guidare più.',
      category: 'Azioni',
    },

    { text: 'Parla di come si misura la pressione a casa.', category: 'Contenuto' },
    { text: 'Parla del sonno e delle buone abitudini della sera.', category: 'Contenuto' },
    { text: 'Parla di come evitare le cadute in casa.', category: 'Contenuto' },
    { text: "Parla del vaccino contro l'influenza.", category: 'Contenuto' },
    { text: 'Parla di passeggiate e di movimento ogni giorno.', category: 'Contenuto' },

    { text: 'Scegli parole di tutti i giorni.', category: 'Stile' },
    { text: 'Tieni un tono calmo, che non spaventi.', category: 'Stile' },
    { text: 'Dai del lei a chi legge.', category: 'Stile' },

    { text: 'Non indicare farmaci, dosi o diagnosi.', category: 'Caratteristiche' },
    {
      text: 'Lascia uno spazio vuoto per le indicazioni del medico.',
      category: 'Caratteristiche',
    },
    { text: 'Metti le istruzioni in passi numerati.', category: 'Caratteristiche' },
    {
      text: 'Segna con un asterisco ogni dato medico da verificare.',
      category: 'Caratteristiche',
    },
    { text: 'Dai un titolo breve a ogni parte.', category: 'Caratteristiche' },

    { text: 'Il paziente è appena uscito dalla visita.', category: 'Occasioni' },
    { text: 'Il paziente deve fare un esame del sangue.', category: 'Occasioni' },
    { text: 'Sta per cominciare la campagna dei vaccini.', category: 'Occasioni' },
    { text: 'Lo studio chiude per le ferie.', category: 'Occasioni' },

    { text: 'Pensa a persone con più di 70 anni.', category: 'Destinatari' },
    { text: 'Pensa ai genitori di bambini piccoli.', category: 'Destinatari' },
    { text: 'Pensa a chi assiste un familiare malato.', category: 'Destinatari' },
    { text: 'Pensa a chi parla poco italiano.', category: 'Destinatari' },

    {
      text: "Spiega l'argomento a chi ne sente parlare per la prima volta.",
      category: 'Livello',
    },
    { text: "Parla a chi conosce già bene l'argomento.", category: 'Livello' },

    { text: 'Siamo nello studio di un medico di famiglia.', category: 'Ambito' },
    { text: 'Siamo in un ambulatorio per bambini.', category: 'Ambito' },
    { text: 'Siamo in un reparto di ospedale.', category: 'Ambito' },

    { text: 'Copri una settimana, dal lunedì alla domenica.', category: 'Periodo' },
    { text: 'Tieni conto del caldo estivo.', category: 'Periodo' },
    { text: 'Tieni conto dei mesi freddi.', category: 'Periodo' },

    { text: 'Adatta il testo a un foglio stampato in formato A4.', category: 'Canale' },
    { text: 'Adatta il testo a un messaggio sul telefono.', category: 'Canale' },
    { text: "Adatta il testo alla bacheca dell'ambulatorio.", category: 'Canale' },

    { text: 'Il testo deve aiutare a ricordare che cosa fare a casa.', category: 'Scopo' },
    { text: 'Il testo deve ridurre le telefonate allo studio.', category: 'Scopo' },
    { text: 'Il testo deve incoraggiare chi ha paura di fare domande.', category: 'Scopo' },
  ],
  templates: [
    {
      id: 'medico-foglio-paziente',
      need: '',
      title: 'Il foglio da portare a casa',
      description: 'Una spiegazione semplice, da completare con le tue indicazioni.',
      emoji: '📄',
      why: 'Farmaci e dosi li scrive il medico, e la richiesta li lascia in bianco. Le parole sono scelte per chi legge il foglio a casa.',
      blocks: [
        {
          text: 'Scrivi un foglio per i pazienti. Il foglio spiega [che cosa spiega il foglio?: come si misura la pressione a casa].',
        },
        {
          text: 'Usa frasi brevi, che vadano bene per [chi legge il foglio?: persone di 75 anni].',
        },
        { text: 'Metti le istruzioni in passi numerati.' },
        { text: 'Non indicare farmaci o dosi: lascia uno spazio per il medico.' },
        { text: 'Segna con un asterisco ogni dato da verificare.' },
      ],
    },
    {
      id: 'medico-avviso',
      need: '',
      title: "Avviso per la sala d'attesa",
      description: 'Un cartello gentile, con lo spazio per giorni e orari.',
      emoji: '🚪',
      why: 'Un cartello si legge in piedi, spesso senza occhiali. Ottanta parole sono il massimo.',
      blocks: [
        {
          text: "Scrivi un avviso per la sala d'attesa. L'avviso annuncia [che cosa annuncia l'avviso?: la chiusura per ferie in agosto].",
        },
        {
          text: 'Spiega ai pazienti [che cosa devono sapere i pazienti?: come chiedere prima le ricette].',
        },
        { text: 'Resta sotto le 80 parole e usa un tono gentile.' },
        { text: 'Lascia spazi vuoti per giorni, orari e numeri di telefono.' },
      ],
    },
    {
      id: 'medico-segreteria',
      need: '',
      title: 'Risposta tipo per la segreteria',
      description: 'Una risposta uguale per tutti, gentile anche nel dire no.',
      emoji: '💬',
      answerKind: 'message',
      why: "Dai la regola dello studio, così la risposta dice quella e non un'altra. Chiedi un tono gentile anche per il no, e l'avviso del 112.",
      blocks: [
        {
          text: 'Scrivi una risposta tipo ai pazienti che chiedono per email [che cosa chiedono i pazienti?: la ricetta di una cura che fanno già].',
        },
        {
          text: 'La regola dello studio è questa: [qual è la regola dello studio?: le ricette si chiedono e si ritirano in segreteria].',
        },
        { text: 'Usa un tono gentile, anche per dire di no.' },
        { text: "Ricorda che in un'emergenza non si scrive: si chiama il 112." },
      ],
    },
    {
      id: 'medico-diario',
      need: '',
      title: 'Un diario da riempire',
      description: 'Una tabella vuota che il paziente compila a mano.',
      emoji: '📓',
      why: 'La tabella ha tante righe quanti sono i giorni. I valori normali mancano apposta: giudicarli tocca al medico.',
      blocks: [
        {
          text: 'Prepara un diario da stampare per segnare [che cosa si segna nel diario?: la pressione al mattino e alla sera].',
        },
        {
          text: 'Fai una tabella per [quanto dura il diario?: una settimana], con una riga per ogni giorno.',
        },
        { text: 'Sopra la tabella scrivi quattro righe di istruzioni molto semplici.' },
        { text: 'Non indicare valori normali e lascia spazio per le domande al medico.' },
      ],
    },
    {
      id: 'medico-esame',
      need: '',
      title: 'Prepararsi a un esame',
      description: 'Le istruzioni del laboratorio, riscritte per chi ha 80 anni.',
      emoji: '🩸',
      why: "Porti il testo vero del laboratorio: l'AI cambia le parole e non i fatti. Vieti di aggiungere, e chiedi di segnare ciò che non si capisce.",
      blocks: [
        {
          text: "Riscrivi le istruzioni di un esame per chi ha 80 anni. Il laboratorio scrive così: [quali istruzioni dà il laboratorio?: presentarsi a digiuno da otto ore, è consentita l'acqua].",
        },
        { text: "L'esame è [quale esame deve fare il paziente?: un prelievo di sangue]." },
        { text: 'Non aggiungere niente e non togliere niente. Usa frasi corte e il lei.' },
        { text: "Dividi il testo in tre parti: il giorno prima, la mattina, dopo l'esame." },
        { text: 'Segna con un asterisco ogni frase che si può capire in due modi.' },
      ],
    },
    {
      id: 'medico-vaccino',
      need: '',
      title: 'Invito al vaccino',
      description: 'Il testo ufficiale, reso semplice. Senza aggiungere niente.',
      emoji: '💉',
      answerKind: 'message',
      why: "Porti il testo ufficiale dell'anno, e l'AI lo rende semplice. Vieti di aggiungere, perché un dato inventato qui fa danno.",
      blocks: [
        {
          text: 'Riscrivi un testo ufficiale per chi ha 80 anni. Il testo dice così: [quale testo ufficiale vuoi riscrivere?: la vaccinazione antinfluenzale è gratuita per chi ha 60 anni o più].',
        },
        { text: 'È un invito per [a chi è rivolto il messaggio?: i pazienti dello studio].' },
        { text: 'Non aggiungere niente. Togli le parole difficili e usa il lei.' },
        { text: 'Resta sereno: invita e non spaventa nessuno.' },
        { text: 'Lascia gli spazi per giorni, luogo e modo di prenotare.' },
      ],
    },
    {
      id: 'medico-colloquio',
      need: '',
      title: 'Preparare un colloquio delicato',
      description: 'Le parole per dire una cosa difficile, su un caso generico.',
      emoji: '🤍',
      why: 'Descrivi un caso generico, senza dati di nessuno. Chiedi le reazioni possibili, così ti prepari anche a quello che non ti aspetti.',
      blocks: [
        {
          text: 'Aiuta un medico a preparare un colloquio in cui deve [che cosa deve fare il medico?: consigliare di non guidare più].',
        },
        {
          text: 'Immagina una persona che si sente [come può sentirsi la persona?: triste e arrabbiata].',
        },
        { text: 'Proponi come aprire il discorso e tre frasi calme.' },
        { text: 'Aggiungi cinque reazioni possibili, con una risposta per ognuna.' },
        { text: 'Non fare diagnosi e non proporre cure.' },
      ],
    },
    {
      id: 'medico-incontro',
      need: '',
      title: 'Un incontro in quartiere',
      description: 'La scaletta per parlare di salute a un gruppo di persone.',
      emoji: '🎤',
      why: "La scaletta tiene conto del luogo e dei minuti che hai. C'è una prova da fare insieme, perché chi ascolta ricorda quello che fa.",
      blocks: [
        {
          text: "Prepara la scaletta di un incontro che dura [quanto dura l'incontro?: un'ora]. Si parla di salute e il tema è [qual è il tema dell'incontro?: come evitare le cadute in casa].",
        },
        { text: `Il posto è [in quale posto si fa l'incontro?: una biblioteca di ${city.name}].` },
        { text: 'Prevedi una prova pratica e dieci minuti per le domande.' },
        {
          text: "Segna i dati da controllare sul sito dell'Istituto Superiore di Sanità.",
        },
      ],
    },
  ],
}
