import { city } from '../../city.ts'
import type { GuideContent } from '../../content-types.ts'

export const bollettaDaCapire: GuideContent = {
  id: 'bolletta-da-capire',
  toolId: '3',
  title: 'Una bolletta da capire',
  description:
    'Trovi le sette cose che contano e ti fai spiegare le parole difficili. Alla fine sai quanto paghi, che cosa paghi e a chi chiedere.',
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
        'Non serve leggere tutto. Cerchi sette cose: nel disegno hanno un numero ciascuna. Sulla tua bolletta possono stare in un altro posto.',
      content: `• La prima pagina
- Numero 1: chi manda la bolletta. È l'azienda che ti vende la luce o il gas.
- Numero 2: il tuo codice. Per la luce si chiama POD, per il gas si chiama PDR.
- Numero 3: il periodo. Dice quali mesi stai pagando.
- Numero 4: quanto paghi. È la somma di tutto.
- Numero 5: la scadenza, cioè entro quando si paga.

• I due riquadri nuovi
- Numero 6: lo «scontrino dell'energia». È il riquadro con quantità e prezzi, come al supermercato: quota consumi, quota fissa e, per la luce, quota potenza.
- Numero 7: il «box dell'offerta». Dice come si chiama la tua offerta e che prezzo ha. Controlla se il prezzo è quello del contratto.
- È così dal 1° luglio 2025, con una prima pagina uguale per tutte le aziende. Lo ha deciso ARERA, l'autorità dell'energia (arera.it, luglio 2025).
- Non li trovi? Guarda nella seconda pagina. Se la bolletta è più vecchia, o è della Maggior Tutela, cioè con i prezzi decisi da ARERA, può essere fatta in un altro modo.

• Segna le cose con la matita
- Metti la bolletta sul tavolo e cerca prima la somma.
- Fai un cerchio intorno alla somma e alla scadenza.
- Cerca il periodo e scrivi accanto quanti mesi sono.

• Controlla che sia vera
- La bolletta viene dall'azienda con cui hai il contratto? Confrontala con una vecchia.
- Il codice POD o PDR è uguale a quello della bolletta precedente?
- Se arriva per email e ti mette fretta, fermati: può essere una truffa.
- Il numero da chiamare è sempre quello di una bolletta vecchia, che hai già pagato. Non quello della bolletta su cui hai un dubbio.`,
      duration: 10,
      imageUrl: '/drawings/capitolo-bolletta.svg',
      imageAlt:
        'Il disegno di una bolletta. In alto a sinistra 1, chi la manda. Sotto 2, il codice, e 3, il periodo. A destra, in grande, 4, la somma, e sotto 5, la scadenza. In basso a sinistra 6, lo scontrino con tre righe, e a destra 7, il riquadro con la tua offerta.',
      exercises: [
        {
          title: 'Un vocabolario piccolo',
          description:
            'Prova questa richiesta: «Spiegami sei parole della bolletta della luce: POD, kWh, quota consumi, quota fissa, quota potenza, conguaglio. Per ogni parola scrivi due righe semplici e un esempio di casa.» Cerca le sei parole sulla tua bolletta. Quante ne trovi?',
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
- Il codice QR, cioè il quadrato a quadretti, e il codice a barre: dentro ci sono i tuoi dati.

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
      content: `• Apri lo scontrino e moltiplica
- Quota consumi: quello che hai usato. Moltiplica i kWh, cioè l'energia usata, per il prezzo di uno. Torna?
- Quota fissa: i mesi per il prezzo di un mese. La paghi anche con la casa chiusa.
- Quota potenza: solo nella luce. È la forza massima che il contatore ti dà, e si paga anche a luci spente.
- Sotto trovi le tasse e il canone TV. Le tasse sono le accise, cioè le imposte sull'energia, e l'IVA.
- Il prezzo dello scontrino è più alto di quello del box dell'offerta? È normale: dentro ci sono anche i costi della rete.

• Fai una domanda alla volta
- Chiedi prima il senso: «Perché devo pagare questa somma?».
- Chiedi poi le parti: quota consumi, quota fissa, quota potenza, tasse.
- Chiedi che cosa puoi cambiare tu e che cosa no.
- Se una parola è difficile, chiedi un esempio di cucina.

• Leggi la risposta con la bolletta in mano
- Cerca sulla bolletta ogni numero che l'AI ha scritto.
- Rifai la somma con la calcolatrice. Se un numero viene da un conto, rifai anche quello.
- Se un numero non sta sulla bolletta e non viene da un conto, cancellalo: l'AI può inventare.
- Perché l'AI sbaglia? Lo spiega [«Che cos'è l'AI»](/prima-di-cominciare/che-cose-l-ai), anche senza account.

• Guarda la lettura
- Cerca la parola «lettura». Accanto c'è scritto rilevata, effettiva o stimata.
- Rilevata, o effettiva, vuol dire letta davvero dal contatore.
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
            "Prova questa richiesta: «Spiegami questa bolletta inventata della luce, con parole semplici. È di due mesi. Quota consumi: 240 kWh per 25 centesimi, cioè 60 euro. Quota fissa: 18 euro. Quota potenza: 12 euro. IVA al 10 per cento: 9 euro. Canone TV: 18 euro. Totale: 117 euro. Lettura stimata. Quanto costa davvero l'energia? Che cosa vuol dire lettura stimata? Che cosa posso fare io?» Controlla con la calcolatrice: le cinque cifre, sommate, devono fare 117 euro. Se sotto la risposta c'è «Mostra l'errore», un numero l'abbiamo cambiato apposta: trovalo, poi premi.",
        },
        {
          title: 'Adesso la tua',
          description:
            'Fai le stesse tre domande sulla tua bolletta, con i dati coperti. Scrivi la risposta in tre righe tue, su un foglio. Prova a ridirla a un vicino di casa.',
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
- Confronta i kWh con quelli dello stesso periodo di un anno fa. Sono gli stessi? Allora è cresciuto il prezzo: guarda il box dell'offerta.
- Guarda se la lettura è stimata, o se c'è un conguaglio, cioè la differenza tra la stima e il vero.
- Chiama il servizio clienti prima della scadenza, al numero di una bolletta già pagata.
- Chiedi se puoi pagare a rate. Fattelo scrivere per email o per lettera.

• Se qualcuno ti chiama o bussa
- Di regola chi vende luce o gas non può telefonarti, se non l'hai chiesto o permesso tu.
- Rispondi «No, grazie» e metti giù, o chiudi la porta.
- Il POD tienilo per te, e la bolletta nel cassetto. Con quel codice e altri tuoi dati si può cambiare contratto.
- Hai già detto di sì? Il contratto può non valere. E di regola puoi ripensarci entro 14 giorni, o 30 se sono venuti a casa senza invito. Scrivi all'azienda che ci hai ripensato, con una raccomandata o una PEC (un'email che vale come raccomandata), e tieni una copia.

• Se vuoi pagare meno
- Chiedi se hai diritto allo sconto. Si chiama «bonus sociale». Con un ISEE basso arriva senza domanda, ma l'ISEE va rifatto ogni anno. Al CAF te lo dicono.
- Hai più di 75 anni, o in casa c'è chi ha la legge 104? Per la luce e il gas sei un «cliente vulnerabile»: puoi chiedere i prezzi decisi da ARERA. Se ti conviene, te lo dice lo sportello per il consumatore (novembre 2026).
- Per confrontare le offerte usa il sito pubblico ilportaleofferte.it. Il codice della tua offerta è nel box.

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
