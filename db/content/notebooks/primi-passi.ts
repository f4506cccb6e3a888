import { here } from '../../city.ts'
import type { NotebookContent } from '../../content-types.ts'

export const primiPassiNotebook: NotebookContent = {
  id: 'primi-passi',
  isPublished: true,
  title: 'I primi passi',
  duration: '1 ora e 30 minuti',
  aim: "Per chi comincia da zero, anche con il tablet. Alla fine ognuno sa premere, scrivere, copiare e incollare. Sa che l'AI può inventare, riconosce un messaggio che vuole imbrogliare, e ha scritto una richiesta sua.",
  prepare: `Fai il gruppo sul sito il giorno prima: giorno, ora, posti e il percorso «I primi passi».
Stampa il foglio con il codice, uno da appendere e uno per tavolo.
Stampa questo quaderno. I fogli da dare sono in fondo, uno per persona.
Carica i tablet e collegali alla rete. Aprine uno e arriva fino al passo 1: così sai che funziona.
Metti la luminosità al massimo, e fa' che lo schermo non si spenga dopo un minuto.
Guarda se c'è una stampante. Se non c'è, gli attestati li dai la volta dopo.
Porta penne, fogli bianchi e un orologio che vedi anche da dove ti siedi.
Se siete più di otto, cerca una seconda persona che giri tra i tavoli.
Se la rete manca, fate gli esercizi in fondo, che non chiedono tablet. Quando torna, si riprende dal passo in cui eravate.`,
  moments: [
    {
      title: 'Benvenuti',
      minutes: 5,
      doing: `Saluta chi arriva e chiedi solo il nome.
Fai sedere vicino chi ha già usato un tablet e chi no.
Di' quanto dura, dov'è il bagno e che c'è una pausa.`,
      say: `Buongiorno a tutti, grazie di essere qui. Stiamo insieme un'ora e mezza.
Oggi facciamo otto passi piccoli. Nessuno vi dà un voto, e non si può rompere niente.
Se qualcosa non va, alzate la mano. Non disturbate: sono qui per questo.`,
      watch: `Se qualcuno resta in piedi vicino alla porta, vai da lui con una domanda facile.
Non chiedere l'età e non chiedere «sei capace?».`,
    },
    {
      title: 'Si entra nel gruppo',
      minutes: 20,
      doing: `Mostra il foglio appeso e leggi il codice con le città: «B come Bologna».
Chi ha il telefono può inquadrare il quadrato. Gli altri scrivono l'indirizzo.
Ognuno scrive il suo nome, poi copia il biglietto su carta.
Passa a guardare ogni biglietto: tre parole e quattro cifre.
Chi è già dentro legge le lettere al vicino, senza premere per lui.`,
      say: `Scrivete nella barra dell'indirizzo quello che vedete sul foglio. Poi le sei lettere. Poi il vostro nome: va bene anche un soprannome.
Adesso vedete tre parole e un numero. È il vostro biglietto: copiatelo su carta, con calma.
Con quello tornate da casa e ritrovate tutto. È come una chiave, e non si dà a nessuno.`,
      watch: `Venti minuti servono tutti. Per qualcuno è il primo indirizzo della vita.
Compaiono siti estranei? L'indirizzo è nella casella di ricerca. Torna indietro, e riscrivi nella barra dell'indirizzo.
Se due persone hanno lo stesso nome, la seconda aggiunge una lettera.
Per chi ha perso il biglietto ne fai uno nuovo, dalla pagina del gruppo.`,
    },
    {
      title: 'Passi 1 e 2: premere e scrivere',
      minutes: 14,
      doing: `Tutti premono «Vai al passo 1». È la lezione «Toccare e cliccare».
Chi ha finito torna al percorso e passa a «Scrivere e correggere».
Gira dietro le sedie. Se devi aiutare, indica con il dito, senza premere.`,
      say: `Premete con il polpastrello, una volta, e aspettate. Il tablet pensa un attimo.
Se sbagliate una lettera c'è il tasto che cancella. Sbaglio anch'io, tutti i giorni.
Chi ha finito aiuti il vicino, ma senza toccare il suo schermo.`,
      watch: `Se si tiene premuto troppo a lungo, si apre un riquadro. Fai premere fuori.
Se qualcuno preme due volte di fila, di' «una, e aspetta».
Con le unghie lunghe o le dita molto asciutte fai provare di piatto, o con una penna per schermi.`,
    },
    {
      title: 'Passo 3: copia e incolla',
      minutes: 7,
      doing: `Fai vedere una volta sola, piano, sul tuo tablet.
Poi tutti fanno la lezione. A metà tempo fermati e chiedi chi vuole rivederlo.`,
      say: `Copiare è come fotocopiare: l'originale resta al suo posto.
Tenete il dito fermo sulla parola finché si colora. Poi «Copia». Poi il dito fermo dove la volete, e «Incolla».`,
      watch: `È il passo più difficile della giornata. Se qualcuno si stanca, va bene saltarlo: ci torna da casa.
Di' a voce alta che riesce a pochi la prima volta.`,
    },
    {
      title: "Passo 4: che cos'è l'AI",
      minutes: 9,
      doing: `Prima un gioco a voce: di' «Tanti auguri di buon…» e fai finire la frase.
Spiega: l'AI fa proprio questo, una parola alla volta.
Poi tutti fanno la lezione. Chi ha finito inventa un'altra frase da far completare al vicino.`,
      say: `Avete detto «compleanno» senza pensarci. L'AI fa così: mette la parola che di solito viene dopo.
Però non sa se è vero. Se non sa una cosa, a volte la inventa, e la scrive con la stessa sicurezza.
Per questo i numeri, le date e le regole li controlliamo noi.`,
      watch: `«Allora è tutta una truffa»: no, è uno strumento. Anche il dizionario non sa chi siamo.
«Sa tutto di me»: sa quello che le scriviamo. Per questo nomi, codici e malattie restano a casa.`,
    },
    {
      title: 'Pausa',
      minutes: 5,
      doing: `In piedi tutti, anche tu. Apri una finestra.
Nella pagina del gruppo vedi a che passo è ognuno.`,
      say: '',
      watch: 'Siediti accanto a chi è rimasto indietro, senza dirlo agli altri.',
    },
    {
      title: 'Passo 5: una richiesta vaga e una chiara',
      minutes: 8,
      doing: `Tutti aprono «Il menu del giorno», nella stanza di prova. Qui non risponde una vera AI.
Fate insieme la prima richiesta, quella vaga. Leggete che cosa esce.
Poi ognuno prova quella chiara. Alla fine torna al percorso e preme «L'ho fatto».
Chi ha finito prova con parole sue, nella casella in basso.`,
      say: `Alla trattoria, se dite «mi porti qualcosa», arriva quello che capita.
Con l'AI è uguale. Dite che cosa, per chi, e quanto lungo.`,
      watch: "Questo passo si segna solo se si preme «L'ho fatto», nel percorso.",
    },
    {
      title: 'Passo 6: un SMS sul pacco',
      minutes: 7,
      doing: `Leggi il messaggio a voce alta, come se fosse arrivato a te.
Prima di premere, ognuno dice «mi fido» o «non mi fido».
Poi si apre la scena e si cercano i segni.`,
      say: `Chi ha ricevuto un messaggio così? Io sì. Arriva a tutti.
Dei due euro non gli importa niente. Cercano il numero della carta.
La regola è una: quando c'è fretta, fermiamoci e chiediamo a qualcuno.`,
      watch: `Qualcuno può raccontare di essere stato imbrogliato. Ascolta e di': «la colpa è di chi imbroglia».
Se è successo da poco, dopo l'incontro aprite insieme Aiuto e premete «Leggi che cosa fare adesso». La prima cosa è chiamare la banca.`,
    },
    {
      title: 'Passo 7: la tua prima richiesta',
      minutes: 8,
      doing: `Tutti aprono «Un biglietto di auguri» e riempiono gli spazi.
Premono il pulsante e leggono la risposta piano, fino in fondo.
Chi vuole la legge agli altri. Poi «L'ho fatto», nel percorso.`,
      say: `Scegliete una persona a cui volete bene. Non scrivete il suo nome: «mia sorella» basta.
Leggete la risposta come la lettera di un estraneo: che cosa è bello, che cosa non è vero, che cosa cambiereste?`,
      watch: `Fai togliere dalla richiesta nomi, cognomi e indirizzi, prima che premano.
Una risposta triste o sbagliata va bene lo stesso. Chiedi «che cosa le diresti di cambiare?».`,
    },
    {
      title: 'Le domande, e i saluti',
      minutes: 7,
      doing: `L'ultimo passo sono le domande. Chi è stanco le fa a voce con te, sul foglio in fondo.
Stampa gli attestati dalla pagina del gruppo e consegnali uno per uno, per nome.
Dai i fogli «Da portare a casa» e «Tre regole, prima di premere». Ognuno esce con «Finito».`,
      say: `Le domande non sono un esame. Se una risposta non va, leggete perché e riprovate.
Complimenti. Un'ora e mezza fa il tablet era spento, e adesso avete fatto tutto questo.
A casa provate una cosa sola. Domani, mentre è fresca.`,
      watch: `Chi non ha finito può finire da casa con il biglietto, e stampare l'attestato da lì.
«Finito» pulisce il tablet. I passi fatti restano, e si ritrovano con il biglietto.
Prima di chiudere i tablet controlla che nessuno sia ancora dentro.`,
    },
  ],
  handouts: [
    {
      title: 'Da portare a casa',
      text: `Per tornare: apro il sito, premo «Accedi», poi «Sono in un gruppo». Scrivo le parole del mio biglietto.
Il mio biglietto lo tengo qui:
_____
_____
Se qualcosa non va, chiamo:
_____
Domani provo una cosa sola. Questa:
_____
Le sere lunghe: c'è una lezione anche per quelle, si chiama «Parlare con l'AI quando si è soli».`,
    },
    {
      title: 'Tre regole, prima di premere',
      text: `Mi fermo. Se c'è fretta, è il momento di andare piano.
Controllo. Nomi, date, numeri e regole li guardo anche altrove, o chiedo a chi lo sa.
Tengo per me. Password, codici, documenti e malattie non li scrivo a un'AI e non li dico al telefono.
Ho sbagliato e ho pagato? Chiamo subito la banca. Il numero è sul retro della carta:
_____`,
    },
  ],
  exercises: [
    {
      title: 'La frase che continua (5 minuti, a voce)',
      text: `Una persona dice due parole: «Domani mattina».
La persona accanto aggiunge una parola sola. Poi quella dopo, e così via, per dieci parole.
Rileggi la frase. Sembra vera? Nessuno l'ha decisa: è uscita parola per parola.
L'AI scrive così. Per questo può essere scritta bene e non essere vera.`,
    },
    {
      title: 'Vero o inventato? (5 minuti, per alzata di mano)',
      text: `Leggi con la stessa voce sicura, senza sorridere:
${here('Il musicista Gaetano Donizetti è nato a Bergamo. (Vero.)', 'Dante Alighieri è nato a Firenze. (Vero.)')}
${here('Le mura di Città Alta le ha costruite Venezia. (Vero.)', 'Il fiume Po finisce nel mare Adriatico. (Vero.)')}
Il lago d'Iseo è più grande del lago di Garda. (Falso: il Garda è il più grande d'Italia.)
Chiedi: da che cosa l'avete capito? Non dalla voce. Solo da quello che sapevate già.`,
    },
    {
      title: 'La richiesta chiara (10 minuti, su carta)',
      text: `A coppie. Uno vuole un biglietto di auguri e dice solo: «Scrivimi degli auguri».
L'altro fa quattro domande, e scrive le risposte:
Per chi è? _____
Per che festa? _____
Quale ricordo ci metto? _____
Quanto è lungo? _____
Adesso leggete le quattro righe di seguito: è una richiesta chiara.`,
    },
  ],
  questions: [
    {
      text: 'Hai scritto «Buongioeno». Che cosa fai?',
      first: {
        text: 'Cancello tutto, e riscrivo la parola',
        why: 'Si può, ma è più lungo. Basta togliere la lettera sbagliata.',
      },
      second: {
        text: 'Tolgo la lettera con il tasto che cancella',
        why: 'Si torna alla lettera sbagliata, si cancella e si scrive quella giusta.',
      },
      third: {
        text: 'Lascio così: si capisce lo stesso',
        why: 'In un saluto si capisce. In un indirizzo una lettera cambia tutto.',
      },
      right: 'second',
    },
    {
      text: "Copi una frase. Che cosa succede all'originale?",
      first: {
        text: "Resta dov'era",
        why: "Copiare è come fare una fotocopia: l'originale non si muove.",
      },
      second: {
        text: 'Si sposta dove incollo',
        why: 'Quello è «Taglia». Se copi, la frase di prima non si muove.',
      },
      third: {
        text: 'Sparisce, finché non premo «Incolla»',
        why: "La copia aspetta, e non la vedi. L'originale resta al suo posto.",
      },
      right: 'first',
    },
    {
      text: "Perché l'AI a volte scrive cose non vere?",
      first: {
        text: 'Perché vuole ingannarti',
        why: "L'AI non vuole niente: è un programma che mette in fila parole.",
      },
      second: {
        text: 'Perché ha letto solo siti sbagliati',
        why: 'Ha letto anche cose giuste. Mettendo insieme le parole può sbagliare lo stesso.',
      },
      third: {
        text: 'Perché mette in fila parole, e non sa se sono vere',
        why: 'Sceglie la parola che di solito viene dopo. Per questo controlli tu.',
      },
      right: 'third',
    },
    {
      text: "L'AI scrive: «L'ufficio apre alle 9». Che cosa fai?",
      first: {
        text: 'Esco di casa alle 8 e mezza',
        why: "L'orario può essere vecchio o inventato. Un controllo ti risparmia un viaggio.",
      },
      second: {
        text: "Controllo sul sito dell'ufficio, o telefono",
        why: "L'orario lo sa chi apre la porta. Si chiede a lui.",
      },
      third: {
        text: "Chiedo all'AI se è sicura",
        why: "Può risponderti di sì anche quando sbaglia. Il controllo si fa fuori dall'AI.",
      },
      right: 'second',
    },
    {
      text: 'Un SMS dice: «Il pacco è fermo, paga 2 euro qui». Che cosa fai?',
      first: {
        text: "Non premo, e guardo l'email del mio acquisto",
        why: "Aspetti un pacco? Nell'email dell'acquisto c'è il numero. Lo scrivi tu, sul sito del corriere.",
      },
      second: {
        text: 'Pago: sono solo 2 euro',
        why: 'I 2 euro sono la scusa. Vogliono il numero della tua carta.',
      },
      third: {
        text: 'Rispondo che non aspetto pacchi',
        why: 'Se rispondi, sanno che il numero è di qualcuno. Meglio non scrivere niente.',
      },
      right: 'first',
    },
    {
      text: 'Quale di queste richieste dà la risposta migliore?',
      first: {
        text: 'Scrivi degli auguri',
        why: "È vaga: l'AI non sa per chi sono, e tira a indovinare.",
      },
      second: {
        text: 'Voglio degli auguri bellissimi, lunghi e commoventi',
        why: 'Dice il tono e la lunghezza. Manca per chi sono, e per quale festa.',
      },
      third: {
        text: 'Auguri per i 70 anni di mia sorella, in quattro righe',
        why: "Dice per chi, per quale festa e quanto lungo. E non c'è nessun nome.",
      },
      right: 'third',
    },
  ],
}
