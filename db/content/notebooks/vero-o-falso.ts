import type { NotebookContent } from '../../content-types.ts'

export const veroOFalsoNotebook: NotebookContent = {
  id: 'vero-o-falso',
  isPublished: true,
  title: 'Vero o falso?',
  duration: '1 ora e 30 minuti',
  aim: "Per chi riceve ogni giorno foto, video e notizie, e non sa più a che cosa credere. Alla fine ognuno sa fare tre domande a quello che vede. Sa che una foto e un viso si possono copiare, che «fatto con l'AI» non vuol dire «imbroglio», e che «non si può sapere» è una risposta.",
  prepare: `Fai il gruppo sul sito il giorno prima, con il percorso «Vero o falso?».
Stampa il foglio con il codice e questo quaderno. I fogli da dare sono in fondo, uno per persona.
Carica i tablet e collegali alla rete. Fai prima tu i passi dall'1 al 4: così sai le risposte.
Stampa la pagina di «La neve a maggio», per chi non vede bene lo schermo e per quando la rete manca.
Chiedi alle persone di portare una cosa ricevuta sul telefono che le ha fatte dubitare. Niente foto di parenti.
Scrivi su un cartello grande le tre domande. Chi lo dice? Dove altro sta scritto? Che cosa vuole da me?
La rete può cadere. Le cose da guardare leggile tu a voce alta, con gli esercizi di questo quaderno e il foglio «Tre domande».`,
  moments: [
    {
      title: 'Benvenuti',
      minutes: 5,
      doing: `Saluta chi arriva e chiedi solo il nome.
Chiedi per alzata di mano: chi questa settimana ha visto una cosa e ha pensato «sarà vera?».
Attacca il cartello con le tre domande dove lo vedono tutti.`,
      say: `Una volta una foto era una prova. Oggi non lo è più, e non è colpa dei vostri occhi.
In un'ora e mezza impariamo tre domande, e a dire «non lo so» senza vergogna.`,
      watch: 'Chi dice «è tutto falso, ormai» oggi vedrà anche cose vere. Non anticipare quali.',
    },
    {
      title: 'Si entra nel gruppo',
      minutes: 20,
      doing: `Leggi il codice con le città: «B come Bologna». Ognuno scrive il suo nome.
Poi copia su carta le tre parole e le quattro cifre del suo biglietto. Passa a guardarli uno per uno.
Chi entra per primo legge il cartello e scrive sul foglio «Tre domande» la cosa che lo ha fatto dubitare.`,
      say: `Scrivete l'indirizzo del foglio nella sua barra, poi le sei lettere, poi il vostro nome.
Il biglietto serve per tornare da casa. È come una chiave e non si dà a nessuno.`,
      watch: `Venti minuti servono davvero. Se avanzano, cominciate prima.
Il sito non si apre? Lavorate in due su un tablet che va, o con il telefono di chi ha rete.`,
    },
    {
      title: 'Passi 1 e 2: la neve, e la catena',
      minutes: 12,
      doing: `Mostra la foto della neve a maggio, che è un disegno nostro. Prima di premere si vota: vero, falso, fatto con l'AI, non si può sapere.
Poi si aprono le tre domande una alla volta, e si vota di nuovo.
La catena del sabato la fanno senza di te. Chi ha finito la rilegge al vicino che è rimasto indietro.`,
      say: `Quanti hanno cambiato idea, dopo le domande? È lì che si impara.
Strano non vuol dire falso. E un messaggio di un amico può venire da uno che non conosciamo.`,
      watch: `La neve è vera, la catena è falsa. Non dirlo prima.
Chi ha girato una catena per davvero non l'ha fatto per male.`,
    },
    {
      title: "Passi 3 e 4: l'orso, e il tramonto",
      minutes: 13,
      doing: `Ognuno apre l'orso e il tramonto. Sono due immagini, e nessuna delle due è una prova.
Alla fine chiedi che differenza c'è.`,
      say: `L'orso lo dice: «creata con l'AI». Non inganna nessuno, e possiamo ridere.
Il tramonto non dice niente. Può essere una foto o no. Qui la risposta giusta è che non si può sapere.`,
      watch: `Chi conta le zampe o cerca il difetto: oggi i difetti spesso non ci sono più.
A chi pesa non sapere: si può guardare una cosa bella, e non mandarla come notizia.`,
    },
    {
      title: 'Pausa',
      minutes: 5,
      doing: 'In piedi tutti. Nella pagina del gruppo vedi a che passo è ognuno.',
      say: '',
      watch: 'Vogliono mostrarti una cosa sul telefono? Fatele insieme le tre domande.',
    },
    {
      title: 'Passi 5 e 6: il ponte, e la videochiamata',
      minutes: 13,
      doing: `Leggi tu la notizia del ponte, con voce allarmata. Chi la manderebbe a un figlio che viaggia?
Poi si apre la scena e si cercano i segni. La videochiamata si fa a coppie: uno legge, l'altro decide.`,
      say: `La paura fa premere. Quando una notizia spaventa, è il momento di aspettare mezz'ora.
Anche un viso si copia, e parla. Si chiude, e si chiama il numero che abbiamo già.`,
      watch: `Sono tutte e due false.
La parola di casa si sceglie in famiglia. Nessuno la dica qui a voce alta.`,
    },
    {
      title: "Passo 7: la legge che non c'è",
      minutes: 8,
      doing: `Tutti aprono «La legge che non c'è»: una frase della risposta sul foglio non c'è. Poi «L'ho fatto».
Chi ha finito scrive sul retro del foglio una domanda da fare a chi ha contato un numero.`,
      say: `L'AI mette una legge perché nelle lettere di solito ce n'è una. Non va a vedere se esiste.
Un numero e una legge si cercano sempre, prima di usarli.`,
      watch: "È l'ultima frase. Chi la trova subito spieghi come, senza dire quale.",
    },
    {
      title: "Passo 8: l'AI che ti dà ragione",
      minutes: 7,
      doing: `Tutti aprono «Ho ragione io, vero?». Prima la richiesta vaga, poi quella buona.
Alla fine si prova «Sei sicura?». Poi «L'ho fatto», nel percorso.`,
      say: `Se chiedo solo applausi, ricevo applausi. Chiedo dove sbaglio, e come la vede l'altro.
Per una cosa che conta si chiede anche a una persona.`,
      watch: "Chi racconta una sua lite lavora su quella dell'esempio, che non è di nessuno.",
    },
    {
      title: 'Le domande, e i saluti',
      minutes: 7,
      doing: `Fate le domande sul tablet, o a voce con il foglio in fondo.
Dai il foglio «Prima di girarlo agli altri». Ognuno esce con «Finito».
Chi ha finito prima apre un altro dei dodici di «Vero, falso o AI?».`,
      say: `Le domande non sono un esame. Se una non va, leggete perché e riprovate.
Stasera prendete la prima cosa che vi arriva, e fatele le tre domande.`,
      watch:
        'Chi è rimasto a metà finisce da casa con il biglietto, e stampa da lì il suo attestato.',
    },
  ],
  handouts: [
    {
      title: 'Tre domande',
      text: `La cosa che ho visto: _____
Chi lo dice? Un nome che posso ritrovare: _____
Dove altro sta scritto? Ho guardato qui: _____
Che cosa vuole da me? Soldi, un dato, che lo mandi ad altri, niente: _____
Allora dico: vero, falso, fatto con l'AI, oppure non si può sapere.`,
    },
    {
      title: 'Prima di girarlo agli altri',
      text: `Mi fa paura, o mi fa rabbia? Aspetto mezz'ora.
Non so chi lo dice? Non lo giro.
È un'immagine fatta con l'AI? Lascio la riga che lo scrive.
Parla di salute? Chiedo al medico o in farmacia.
Ho già girato una cosa falsa? Mando un secondo messaggio, e lo dico.
La persona che mi aiuta a controllare:
_____`,
    },
  ],
  exercises: [
    {
      title: 'Le quattro risposte (5 minuti, per alzata di mano)',
      text: `Leggi con la stessa voce. Una mano per «vero», due per «falso», una mano sul cuore per «fatto con l'AI», braccia incrociate per «non si può sapere».
«Domani piove.» (Non si può sapere: si guarda il bollettino, e domani si vede.)
«Il Comune ha chiuso la biblioteca, lo dice una chat.» (Non si può sapere. Si telefona in biblioteca.)
«Mandalo a venti persone e vinci un telefono.» (Falso: è una catena.)
«L'orario è sulla porta della farmacia, con la data di oggi.» (Vero: lo dice chi apre.)`,
    },
    {
      title: 'Il telefono senza fili (5 minuti, in cerchio)',
      text: `Dici piano a una persona: «Un vicino ha visto un cane grande vicino al parco».
Ognuno lo ripete al vicino con una parola in più, per farlo sembrare importante.
L'ultimo lo dice a voce alta. Che cosa è diventato?
Chi ha detto una bugia? Nessuno. Per questo si torna a chi l'ha detto per primo.`,
    },
    {
      title: 'Chi ha contato? (10 minuti, a coppie)',
      text: `Scegliete una frase: «Nove persone su dieci preferiscono il nostro caffè», oppure «Gli studi dicono che il cioccolato fa bene».
Chi ha contato? _____
Quante persone? _____
Chi ha pagato per contare? _____
Dove posso leggerlo? _____
Se tre righe restano vuote, il numero non si usa.`,
    },
  ],
  questions: [
    {
      text: 'Un amico ti gira una foto che fa paura. Che cosa guardi per prima cosa?',
      first: {
        text: 'Se la foto è nitida o ha dei difetti',
        why: "Le immagini dell'AI oggi spesso sono perfette. E una foto vera può essere mossa.",
      },
      second: {
        text: 'Chi la mette, e se la trovo anche da altri',
        why: 'Sono le prime due domande. Una cosa grande la vedono in tanti.',
      },
      third: {
        text: "Se l'amico è una persona seria",
        why: "L'amico può essere in buona fede. La foto gli arriva da qualcun altro.",
      },
      right: 'second',
    },
    {
      text: "Sotto un'immagine leggi «creata con l'AI». Che cosa vuol dire?",
      first: {
        text: 'Che è un imbroglio',
        why: 'Chi imbroglia di solito non lo scrive. Qui qualcuno te lo dice.',
      },
      second: {
        text: 'Che il sito ha controllato che è sicura',
        why: 'Dice solo come è fatta. Se quello che racconta è vero, si guarda a parte.',
      },
      third: {
        text: "Che l'ha fatta un programma, e chi la mette te lo dice",
        why: 'Può essere uno scherzo o una pubblicità. Guarda che cosa vuole da te.',
      },
      right: 'third',
    },
    {
      text: "Un'immagine non ha nessuna scritta. L'ha fatta l'AI?",
      first: {
        text: 'Non lo so: la scritta può mancare',
        why: 'Chi vuole ingannare non la mette. Se manca, non prova niente.',
      },
      second: {
        text: 'No, perché per legge la scritta ci deve essere',
        why: 'Anche dove una regola la chiede, chi imbroglia non la segue.',
      },
      third: {
        text: "Sì, l'ha fatta l'AI: ormai sono tutte così",
        why: 'Ci sono ancora tante foto vere. Senza una prova, si dice «non lo so».',
      },
      right: 'first',
    },
    {
      text: 'Tua figlia, in videochiamata da un numero nuovo, chiede soldi. Che cosa fai?',
      first: {
        text: 'Le chiedo come si chiama il suo cane',
        why: 'Può averlo scritto sui social, e chi imbroglia li legge. Meglio richiamare.',
      },
      second: {
        text: 'La aiuto: il viso è il suo',
        why: 'Il viso si copia, e si fa muovere. Oggi vedere non basta.',
      },
      third: {
        text: 'Chiudo, e la chiamo al numero di sempre',
        why: 'Se è lei, risponde. È il controllo più semplice.',
      },
      right: 'third',
    },
    {
      text: "In una lettera l'AI ha scritto «lo dicono gli studi, otto su dieci». Che cosa fai?",
      first: {
        text: 'Lo lascio, ma scrivo «circa»',
        why: 'Con «circa» resta inventato. Serve sapere chi ha contato.',
      },
      second: {
        text: 'Lo tolgo, se non trovo chi ha contato',
        why: 'Un numero senza una fonte fa dubitare anche del resto.',
      },
      third: {
        text: "Chiedo all'AI quali studi sono",
        why: 'Può inventare anche il titolo dello studio. Si cerca fuori.',
      },
      right: 'second',
    },
    {
      text: "Chiedi un parere all'AI su una lite. Come lo chiedi?",
      first: {
        text: 'Racconto i fatti, e chiedo anche dove sbaglio',
        why: 'Se non lo chiedi, spesso ti dà ragione. Poi senti anche una persona.',
      },
      second: {
        text: 'Racconto i fatti, e chiedo chi ha ragione',
        why: 'Sente solo te. È facile che dia ragione a chi le scrive.',
      },
      third: {
        text: 'Chiedo due volte, per vedere se è sicura',
        why: 'Se insisti cambia idea, e i fatti sono gli stessi. Non prova niente.',
      },
      right: 'first',
    },
  ],
}
