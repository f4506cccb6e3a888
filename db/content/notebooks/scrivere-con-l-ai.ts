import type { NotebookContent } from '../../content-types.ts'

export const scrivereNotebook: NotebookContent = {
  id: 'scrivere-con-l-ai',
  isPublished: true,
  title: "Scrivere con l'AI",
  duration: '1 ora e 30 minuti',
  aim: "Per chi sa già premere e scrivere sul tablet. Alla fine ognuno sa fare una richiesta chiara, farsi aiutare con un messaggio o una lettera, controllare quello che l'AI ha scritto e metterci le parole sue.",
  prepare: `Fai il gruppo sul sito il giorno prima, con il percorso «Scrivere con l'AI».
Stampa il foglio con il codice e questo quaderno. I fogli da dare sono in fondo.
Carica i tablet e collegali alla rete. Oggi si scrive, quindi se hai tastiere portale.
Porta come esempio una lettera vera di un ufficio, con i nomi coperti.
Chiedi a ognuno, se puoi, di arrivare con una cosa da scrivere: un reclamo, degli auguri, una domanda.
Se la rete manca, una persona del tavolo fa la parte dell'AI. È l'esercizio «Solo quello che dici», e vale per tutto l'incontro.`,
  moments: [
    {
      title: 'Benvenuti',
      minutes: 5,
      doing: `Chiedi a ognuno qual è l'ultima cosa che ha scritto: una lista, un messaggio, una lettera.
Fai sedere vicino chi scrive in fretta e chi va piano.`,
      say: `Oggi l'AI scrive la bozza, e noi decidiamo.
Quello che mandiamo porta la nostra firma, e l'ultima parola è nostra.`,
      watch:
        'Chi dice «io non so scrivere» di solito sa benissimo che cosa vuole dire. Parti da lì.',
    },
    {
      title: 'Si entra nel gruppo',
      minutes: 20,
      doing: `Leggi il codice con le città: «B come Bologna». Ognuno scrive il suo nome e copia su carta le tre parole e le quattro cifre del biglietto.
Chi è già dentro scrive su un foglio, in una riga, che cosa vuole scrivere oggi.`,
      say: `Scrivete l'indirizzo del foglio, poi le sei lettere, poi il vostro nome.
Il biglietto serve per tornare da casa, e ritrovare quello che avete scritto.`,
      watch: `Chi ha già un account può entrare con quello, con «Accedi».
Venti minuti servono tutti. Guarda ogni biglietto prima di andare avanti.`,
    },
    {
      title: "Passo 1: che cos'è l'AI",
      minutes: 8,
      doing: `Fai finire a voce «Cordiali…»: tutti dicono «saluti». Così lavora l'AI.
Poi ognuno fa la lezione. Chi l'ha già fatta passa avanti.`,
      say: `Ha letto tante lettere, e le imita. Per questo scrive bene.
Però non conosce il vostro caso. Quello lo mettete voi.`,
      watch: 'Qualcuno vuole parlare di futuro? Digli «volentieri, dopo». Adesso si prova.',
    },
    {
      title: 'Passi 2 e 3: il messaggio e la lettera',
      minutes: 13,
      doing: `Sono nella stanza di prova, dove non risponde una vera AI.
Fate insieme «Un messaggio al nipote»: prima la richiesta vaga, poi quella chiara.
«Una lettera al Comune» la fanno senza di te. Dopo ogni conversazione premono «L'ho fatto».`,
      say: `Quattro cose, sempre le stesse: per chi è, che cosa volete dire, con che tono, quanto lungo.
Contatele sulle dita prima di premere.`,
      watch: "Se il percorso non avanza, manca «L'ho fatto».",
    },
    {
      title: "Passo 4: l'avviso sul portone",
      minutes: 7,
      doing: `Tutti aprono «L'avviso sul portone»: una frase dell'AI sul foglio non c'è. Poi «L'ho fatto».
Chiedi a ognuno: «come l'hai trovata?». La risposta buona è: «ho guardato il foglio».`,
      say: 'Una risposta scritta bene non è per forza giusta. Si prende il foglio vero e si confronta riga per riga.',
      watch: 'Chi preme a caso va fermato. Leggete insieme una frase alla volta.',
    },
    {
      title: 'Pausa',
      minutes: 5,
      doing: 'In piedi tutti. Nella pagina del gruppo vedi a che passo è ognuno.',
      say: '',
      watch: 'Chi è avanti può cominciare il passo 5 e aiutare dopo.',
    },
    {
      title: 'Passi 5 e 6: le tue parole',
      minutes: 17,
      doing: `Dai il foglio «La richiesta sulle dita».
Tutti aprono «Un biglietto di auguri», poi «Lettera al Comune». Riempiono gli spazi, anche con la cosa che hanno portato da scrivere.
Leggono la risposta fino in fondo e ne chiedono una più breve.
Cambiano almeno una frase con parole loro. Poi «L'ho fatto», nel percorso.
Chi ha finito chiede la stessa lettera con un altro tono, e le confronta.`,
      say: `I nomi, gli indirizzi e i telefoni non li scriviamo all'AI. Dove servono restano i puntini, e li riempiamo a mano.
Leggete a voce bassa: sembra scritta da voi? Se no, che cosa direste?`,
      watch: `Spunta una legge, una data o una cifra che nessuno ha detto? Chiedi «da dove viene?». Si toglie, o si controlla.
Se qualcuno copia nomi e codici fiscali, falli togliere prima che prema.`,
    },
    {
      title: 'Passi 7 e 8: il file, e la guida «Scrivere al Comune»',
      minutes: 8,
      doing: `Fai girare la lettera che hai portato: quale ufficio l'ha mandata? Dove si legge?
Aprite insieme il primo capitolo: trovare l'ufficio giusto.
Il resto della guida si fa da casa, un capitolo alla volta: sono quattro. Prima, sempre da casa, la lezione «Un file: dov'è finito?».`,
      say: `La lettera più bella non serve, se va all'ufficio sbagliato.
A casa prendetevi tempo. La guida ricorda a che capitolo siete.`,
      watch: `Il percorso si chiude quando la guida è finita. Se il gruppo si vede una volta sola, di' adesso che l'attestato si stampa da casa.`,
    },
    {
      title: 'Le domande, e i saluti',
      minutes: 7,
      doing: `Fate le domande sul tablet, o a voce con il foglio in fondo.
Dai il foglio «Prima di mandare». Ognuno esce con «Finito».`,
      say: `Le domande non sono un esame. Se una non va, leggete perché e riprovate.
A casa scrivete una cosa vera, piccola. E rileggetela prima di mandarla.`,
      watch: 'Chi ha scritto una lettera che gli serve la salvi o la stampi, prima di uscire.',
    },
  ],
  handouts: [
    {
      title: 'La richiesta sulle dita',
      text: `Per chi è: _____
Che cosa voglio dire: _____
Con che tono: _____
Quanto è lungo: _____
Non ci scrivo nomi, indirizzi, telefoni, codici e malattie. Li aggiungo dopo, a mano.
La risposta non mi piace? Chiedo: «più breve», «più gentile», «con parole più semplici».`,
    },
    {
      title: 'Prima di mandare',
      text: `L'ho letta tutta, anche le ultime righe.
I nomi, le date e le cifre sono giusti: li ho confrontati con il foglio.
Non c'è una legge o una regola che non ho controllato.
Ho riempito tutti i puntini.
C'è almeno una frase mia.
So a chi va: ufficio, email o indirizzo
_____`,
    },
  ],
  exercises: [
    {
      title: 'Solo quello che dici (10 minuti, a coppie)',
      text: `Uno fa l'AI: può scrivere solo quello che gli viene detto, niente di più.
L'altro gli detta una richiesta per un reclamo: la lavatrice nuova perde acqua.
Leggete che cosa manca. Quando l'ha comprata? Che cosa vuole: un pezzo nuovo, i soldi?
Rifate la richiesta, con quello che mancava.`,
    },
    {
      title: 'Tre toni (10 minuti, su carta)',
      text: `Scrivete la stessa cosa tre volte: «la luce delle scale è rotta».
A un vicino di casa: _____
All'amministratore: _____
All'amministratore, per la terza volta: _____
Leggete ad alta voce. Con quale tono vi rispondono prima?`,
    },
    {
      title: 'La frase che non torna (5 minuti, a voce)',
      text: `Leggi: «Ai sensi della legge 12 del 1998 avete tre giorni per rispondermi».
Chiedi: chi l'ha detto? Nessuno di noi. L'ha messa l'AI, perché suona bene.
Che cosa si fa? Si toglie, o si chiede a chi lo sa: uno sportello, o un patronato, l'ufficio che aiuta con pensioni e domande.`,
    },
  ],
  questions: [
    {
      text: "Che cosa dici all'AI perché scriva bene un messaggio?",
      first: {
        text: 'Per chi è, che cosa dire, il tono e quanto lungo',
        why: 'Sono le quattro cose che non può sapere. Il resto lo mette lei.',
      },
      second: {
        text: '«Scrivi un bel messaggio», basta questo',
        why: '«Bello» per chi? Se non lo dici, tira a indovinare.',
      },
      third: {
        text: 'Tutta la storia della famiglia, con i nomi',
        why: 'Troppo, e i nomi sono vostri. Bastano quattro cose.',
      },
      right: 'first',
    },
    {
      text: 'Per la lettera serve il tuo codice fiscale. Che cosa fai?',
      first: {
        text: "Lo scrivo all'AI, così lo mette lei",
        why: "All'AI non serve. Puoi aggiungerlo tu dopo, in un attimo.",
      },
      second: {
        text: 'Ne scrivo uno inventato',
        why: 'Poi ti dimentichi di cambiarlo. Meglio i puntini.',
      },
      third: {
        text: 'Lascio i puntini, e lo aggiungo a mano',
        why: 'Così i tuoi dati restano sul tuo foglio.',
      },
      right: 'third',
    },
    {
      text: 'La risposta è troppo lunga. Che cosa fai?',
      first: {
        text: 'Tolgo io qualche frase in fondo',
        why: 'Si può. Ma in fondo spesso ci sono la domanda e i saluti.',
      },
      second: {
        text: 'Chiedo: «più breve, in cinque righe»',
        why: 'Si può chiedere quante volte vuoi. Di ogni risposta si può fare una versione nuova.',
      },
      third: {
        text: 'Rifaccio la stessa richiesta',
        why: "Se la richiesta è uguale, l'AI non sa che cosa non va.",
      },
      right: 'second',
    },
    {
      text: "Nella lettera l'AI ha citato una legge. Tu non l'avevi detta. Che cosa fai?",
      first: {
        text: 'La lascio: fa più effetto',
        why: 'Se la legge non esiste, chi legge se ne accorge. E non ti crede più.',
      },
      second: {
        text: 'La tolgo, o la faccio controllare a chi lo sa',
        why: "L'AI a volte inventa leggi e numeri. Uno sportello o un patronato può guardare.",
      },
      third: {
        text: "Chiedo all'AI se esiste davvero",
        why: 'Può dire di sì anche quando non è vero. Si controlla altrove.',
      },
      right: 'second',
    },
    {
      text: 'Nella risposta leggi «[nome e cognome]». Che cosa vuol dire?',
      first: {
        text: 'Che il mio nome è nascosto per sicurezza',
        why: "L'AI il tuo nome non lo sa. È un posto lasciato per te.",
      },
      second: {
        text: "Che lo riempie l'ufficio, quando la riceve",
        why: 'Se la mandi così, arriva con le parentesi. Il nome lo metti tu.',
      },
      third: {
        text: 'Che lì metto io le mie parole, prima di mandarla',
        why: 'Riempi tutte le parentesi, poi rileggi.',
      },
      right: 'third',
    },
    {
      text: "Chi risponde di quello che c'è scritto nella lettera?",
      first: {
        text: 'Io, che la firmo',
        why: 'Per questo la leggi tutta e cambi quello che non va.',
      },
      second: {
        text: "L'AI, che l'ha scritta",
        why: "L'AI è uno strumento, come una penna. La firma è tua.",
      },
      third: {
        text: 'Nessuno: è solo una bozza',
        why: 'Finché è sul tavolo è una bozza. Quando la mandi è tua.',
      },
      right: 'first',
    },
  ],
}
