import type { LessonContent } from './lesson-content.ts'

export const spidCieIo: LessonContent = {
  id: 'spid-cie-io',
  title: 'SPID, CIE, IO: che cosa sono e chi ti aiuta',
  goal: 'Sai quale ti serve, e chi ti aiuta ad averlo.',
  minutes: 9,
  drawing: '/drawings/lezione-spid.svg',
  intro:
    "Per entrare nei siti pubblici serve una chiave che dice chi sei. Le chiavi sono due, SPID e CIE. IO invece è un'app, dove arrivano gli avvisi.",
  how: [
    {
      input: 'any',
      steps: [
        {
          text: "La CIE è la carta d'identità di plastica. Quella di carta non vale più dal 3 agosto 2026, per una regola europea del 2019. Hai ancora quella? Prenota quella nuova in Comune. Hai 70 anni o più? La carta fatta dal 30 luglio 2026 di regola non va rinnovata ogni dieci anni: chiedi all'Anagrafe.",
        },
        {
          text: "Su internet la CIE si usa con un'app, «CieID», e con un PIN di otto cifre. Le prime quattro le dà lo sportello, le altre arrivano con la carta. Hai perso il PIN? Capita a molti. Cerca il foglio con il PUK, il codice di scorta, oppure chiedi allo sportello del Comune: la carta resta la stessa.",
          figure: { alt: 'Un PIN in due metà, di quattro cifre', keys: ['••••', '••••'] },
        },
        {
          text: "Lo SPID è un nome, una password, e una conferma sul telefono. Lo danno diverse società. Con Poste costa 6 euro l'anno, dal secondo anno. Da 75 anni in su è gratis (gennaio 2026).",
        },
        {
          text: 'Nei siti pubblici cerca il pulsante giusto. Una chiave basta: se hai la CIE, lo SPID non è obbligatorio. Il telefono non legge la carta, o ha i tasti? Allo sportello si fa lo stesso, con una persona.',
          figure: { alt: 'Il pulsante Entra con CIE', button: 'Entra con CIE' },
        },
        {
          text: "IO è un'app dello Stato. Ci scrivono il Comune, l'INPS e altri uffici. Ci puoi tenere anche la patente e la tessera sanitaria. Per entrare usi SPID o CIE.",
        },
        {
          text: "Farsi aiutare è normale. Vai allo sportello del Comune o in biblioteca. Il patronato aiuta gratis con le pensioni. Il CAF aiuta con le tasse. Al Punto Digitale Facile, se c'è vicino a te, una persona fa i passi con te.",
        },
      ],
    },
  ],
  parts: [
    {
      id: 'quale-serve',
      task: "Vuoi vedere la pensione sul sito dell'INPS. Hai la carta d'identità di plastica e il suo PIN. Come entri?",
      right:
        'La CIE vale quanto lo SPID. Appoggi la carta dietro il telefono, e scrivi il PIN. Il telefono non la legge? Allo sportello ti dicono come fare.',
      hint: "Le chiavi sono due, e una ce l'hai già.",
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Prima faccio lo SPID, che serve per forza',
            why: "Lo pensano in molti. Ma una chiave ce l'hai già in tasca, ed è la carta.",
          },
          {
            text: 'Scarico IO e guardo lì',
            why: "In IO arrivano gli avvisi. La pensione la vedi sul sito dell'INPS.",
          },
          { text: 'Con la CIE e la sua app', isRight: true, why: '' },
        ],
      },
    },
    {
      id: 'scade-oggi',
      task: 'Arriva un SMS: «Il tuo SPID scade oggi, rinnovalo qui», con un indirizzo. Che cosa fai?',
      right:
        'Lì leggi la scadenza vera. Se è vicina, rinnovi da lì. Il messaggio lo puoi cancellare.',
      hint: 'Dove leggi la scadenza, senza passare da quel messaggio?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: "Premo e guardo solo com'è la pagina",
            why: 'Una pagina falsa sembra uguale a quella vera. Da lì è facile finire per scrivere la password.',
          },
          { text: "Apro io l'app del mio SPID", isRight: true, why: '' },
          {
            text: 'Rispondo, e chiedo chi sono',
            why: 'Chi scrive il messaggio risponde quello che vuole. E adesso sa che leggi.',
          },
        ],
      },
    },
    {
      id: 'il-nipote',
      task: 'Tuo nipote dice: «Mandami PIN e password, faccio tutto io da casa». È bravo, e ti fidi. Come fai?',
      right:
        "Lui ti mostra i passi, e la chiave resta tua. Un giorno non ce la fai più? Per il sito dell'INPS puoi dargli una delega. Come si fa te lo dice il patronato, gratis.",
      hint: 'Di lui ti fidi. E di dove finisce il messaggio?',
      exercise: {
        kind: 'choose',
        options: [
          {
            text: 'Glieli scrivo su WhatsApp e poi cancello',
            why: 'Sul suo telefono il messaggio può restare. Chi lo prende in mano entra al posto tuo.',
          },
          { text: 'Lo facciamo insieme, e il PIN lo scrivo io', isRight: true, why: '' },
          {
            text: 'Gli dico di no, e lascio perdere',
            why: 'Il suo aiuto ti può servire. Basta che la chiave la usi tu, quando siete insieme.',
          },
        ],
      },
    },
  ],
}
