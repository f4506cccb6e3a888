import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'

export const bollettaDaCapire: GuideContent = {
  id: 'bolletta-da-capire',
  toolId: '3',
  title: 'Una bolletta da capire',
  description:
    'Trovi le cinque cose che contano e ti fai spiegare le parole difficili. Alla fine sai quanto paghi, che cosa paghi e a chi chiedere.',
  difficulty: 'beginner',
  duration: 45,
  imageUrl: '/drawings/guida-bolletta-da-capire.svg',
  rating: 4.8,
  isPublished: true,
  prerequisites: [
    'Una bolletta di casa, di luce o di gas',
    'Una matita e una striscia di carta per coprire i tuoi dati',
    "Per gli esercizi basta la Fucina dei Prompts, qui sul sito. Se vuoi, c'è anche Gemini.",
  ],
  relatedGuides: ['gemini-basics', 'scrivere-al-comune'],
  chapters: [
    {
      id: 'bolletta-da-capire-guardare',
      title: 'Guardare la prima pagina',
      description:
        'Non serve leggere tutto: cerchi cinque cose. Sono nel disegno, con un numero ciascuna. Sulla tua bolletta possono stare in un altro posto.',
      content: `• Le cinque cose da trovare
- Numero 1: chi manda la bolletta. È l'azienda che ti vende la luce o il gas.
- Numero 2: il tuo codice. Per la luce si chiama POD, per il gas si chiama PDR.
- Numero 3: il periodo. Dice quali mesi stai pagando.
- Numero 4: quanto paghi. È la somma di tutto.
- Numero 5: la scadenza, cioè entro quando si paga.

• Segna le cose con la matita
- Metti la bolletta sul tavolo e cerca prima la somma.
- Fai un cerchio intorno alla somma e alla scadenza.
- Cerca il periodo e scrivi accanto quanti mesi sono.
- Se una cosa manca sulla prima pagina, guarda nella seconda.

• Controlla che sia vera
- La bolletta viene dall'azienda con cui hai il contratto? Confrontala con una vecchia.
- Il codice POD o PDR è uguale a quello della bolletta precedente?
- Se arriva per email e ti mette fretta, fermati: può essere una truffa.
- Nel dubbio chiama il numero scritto su una vecchia bolletta di carta.`,
      duration: 10,
      imageUrl: '/drawings/capitolo-bolletta.svg',
      imageAlt:
        'Il disegno di una bolletta. In alto a sinistra 1, chi la manda. Sotto 2, il codice, e 3, il periodo. A destra, in grande, 4, la somma, e sotto 5, la scadenza.',
      exercises: [
        {
          title: 'Un vocabolario piccolo',
          description:
            'Prova questa richiesta: «Spiegami sei parole della bolletta della luce: POD, kWh, potenza, quota fissa, lettura stimata, conguaglio. Per ogni parola scrivi due righe semplici e un esempio di casa.» Cerca le sei parole sulla tua bolletta. Quante ne trovi?',
        },
      ],
    },
    {
      id: 'bolletta-da-capire-coprire',
      title: 'Coprire i tuoi dati',
      description:
        "Per capire una bolletta l'AI non ha bisogno di sapere chi sei. Prima copri, poi fai la foto o copi le parole.",
      content: `• Che cosa copri
- Il nome, l'indirizzo e il codice fiscale.
- Il POD o il PDR, e il numero del cliente.
- L'IBAN, se paghi con la banca.
- Il quadratino con i puntini e le righe a barre: dentro ci sono i tuoi dati.

• Come fai la foto
- Metti una striscia di carta sopra ogni dato da coprire.
- Appoggia la bolletta vicino a una finestra.
- Tieni il telefono diritto, sopra il foglio, e fai la foto.
- Riguarda la foto: se un dato si legge, copri meglio e rifalla.

• Come la porti nella Fucina dei Prompts
- Apri Fucina Prompts e scegli Vita quotidiana.
- Se vedi «Ho una lettera in mano», premi lì e segui i passi.
- Se quella scritta non c'è, apri «Capire una bolletta» tra i Template Pronti, cioè le richieste già scritte.
- Lì scrivi solo le parole che non capisci.`,
      duration: 10,
      imageUrl: '/drawings/capitolo-coprire.svg',
      imageAlt:
        'Il disegno di una bolletta con due strisce di carta sopra il nome e i codici. Accanto, un telefono fa la foto: nella foto i dati non si leggono.',
      exercises: [
        {
          title: 'Che cosa resta visibile?',
          description:
            "Prova questa richiesta: «Sto per mostrare una bolletta a un'AI. Fai un elenco dei dati da coprire prima. Per ogni dato di' in una riga perché è meglio coprirlo.» Guarda la tua bolletta coperta. Manca ancora una striscia?",
        },
      ],
    },
    {
      id: 'bolletta-da-capire-spiegare',
      title: 'Farsela spiegare',
      description: `Provi prima con una bolletta inventata, di una casa a ${city.name}. Poi fai lo stesso con la tua.`,
      content: `• Fai una domanda alla volta
- Chiedi prima il senso: «Perché devo pagare questa somma?».
- Chiedi poi le parti: quanto è consumo, quanto è quota fissa, quanto sono tasse.
- Chiedi che cosa puoi cambiare tu e che cosa no.
- Se una parola è difficile, chiedi un esempio di cucina.

• Leggi la risposta con la bolletta in mano
- Cerca sulla bolletta ogni numero che l'AI ha scritto.
- Rifai la somma con la calcolatrice.
- Se un numero sulla bolletta non c'è, cancellalo: l'AI può inventare.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.

• Guarda la lettura
- Cerca la parola «lettura». Accanto c'è scritto rilevata o stimata.
- Rilevata vuol dire letta davvero dal contatore.
- Stimata vuol dire calcolata: il numero può essere più alto o più basso del vero.
- Se è stimata, chiedi all'azienda se vuole la lettura da te. Si chiama autolettura.
- Per la luce premi il pulsante del contatore, il numero 2 del disegno, più volte e con calma. Sullo schermo, il numero 1, aspetta la parola «lettura» e A1. Di solito poi vengono A2 e A3: copiali tutti.`,
      duration: 15,
      imageUrl: '/drawings/capitolo-contatore.svg',
      imageAlt:
        'Il disegno di un contatore della luce. Il numero 1 indica il piccolo schermo con le cifre. Il numero 2 indica il pulsante da premere per cambiare schermata.',
      exercises: [
        {
          title: 'La bolletta inventata',
          description:
            "Prova questa richiesta: «Spiegami questa bolletta inventata della luce, con parole semplici. È di due mesi. Consumo: 240 kWh a 25 centesimi, in tutto 60 euro. Quota fissa: 18 euro. Quota potenza: 12 euro. IVA al 10 per cento: 9 euro. Canone TV: 18 euro. Totale: 117 euro. Lettura stimata. Quanto costa davvero l'energia? Che cosa vuol dire lettura stimata? Che cosa posso fare io?» Controlla con la calcolatrice: le cinque cifre, sommate, devono fare 117 euro. Se sotto la risposta c'è «Mostra l'errore», un numero l'abbiamo cambiato apposta: trovalo, poi premi.",
        },
        {
          title: 'Adesso la tua',
          description:
            'Fai le stesse tre domande sulla tua bolletta, con i dati coperti. Scrivi la risposta in tre righe tue, su un foglio. Se sai ridirla a un vicino di casa, la bolletta non ha più segreti.',
        },
      ],
    },
    {
      id: 'bolletta-da-capire-decidere',
      title: 'Decidere che cosa fare',
      description:
        'La bolletta è giusta? La paghi. È strana? Chiedi. Qui trovi a chi, e con quali parole.',
      content: `• Se è giusta
- Paga entro la scadenza, nel modo che usi di solito.
- Scrivi sul foglio la data e la somma.
- Metti la bolletta nella cartella, insieme alle altre.

• Se ti sembra troppo alta
- Confronta i kWh, cioè l'energia che hai usato, con quelli dello stesso periodo di un anno fa.
- Guarda se la lettura è stimata, o se c'è un conguaglio, cioè la differenza tra la stima e il vero.
- Chiama il servizio clienti prima della scadenza. Il numero è sulla bolletta.
- Chiedi se puoi pagare a rate. Fattelo scrivere per email o per lettera.

• Se qualcuno ti chiama o bussa
- Di regola chi vende luce o gas non può telefonarti, se non l'hai chiesto o permesso tu.
- Rispondi «No, grazie» e metti giù, o chiudi la porta.
- Il POD tienilo per te, e la bolletta nel cassetto. Con quel codice e altri tuoi dati si può cambiare contratto.
- Hai già detto di sì? Il contratto può non valere. E di regola puoi ripensarci entro 14 giorni, o 30 se sono venuti a casa senza invito. Scrivi all'azienda che ci hai ripensato, con una raccomandata o una PEC, e tieni una copia.
- Per confrontare le offerte usa il sito pubblico ilportaleofferte.it.

• A chi chiedere
- Al servizio clienti, con la bolletta in mano. Se non basta, manda un reclamo scritto e tienine una copia.
- Allo sportello per il consumatore di ARERA, l'autorità dell'energia. Lo trovi dal sito arera.it.
- A un'associazione di consumatori: a ${city.name} ce n'è più di una.
- A una persona vicino a te: in biblioteca o allo sportello del Comune.`,
      duration: 10,
      imageUrl: null,
      imageAlt: '',
      exercises: [
        {
          title: 'La telefonata al servizio clienti',
          description:
            'Prova questa richiesta: «Devo chiamare il servizio clienti della luce. La mia bolletta è più alta del solito e la lettura è stimata. Scrivi che cosa dico, in cinque frasi brevi e gentili. Aggiungi tre domande da fare. Non usare nomi e codici.» Leggi la risposta ad alta voce una volta. Tienila vicino al telefono quando chiami.',
        },
      ],
    },
  ],
}
