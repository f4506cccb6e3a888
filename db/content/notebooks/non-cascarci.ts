import type { NotebookContent } from '../../content-types.ts'

export const nonCascarciNotebook: NotebookContent = {
  id: 'non-cascarci',
  isPublished: true,
  title: 'Non cascarci',
  duration: '1 ora e 30 minuti',
  aim: 'Per tutti, anche per chi non ha mai usato un tablet. Alla fine ognuno sa fermarsi davanti a un messaggio strano, trovare il numero vero e chiedere a qualcuno. Sa che non tutto è una truffa, e che cosa fare se ha già pagato.',
  prepare: `Fai il gruppo sul sito il giorno prima, con il percorso «Non cascarci».
Stampa il foglio con il codice e questo quaderno. I fogli da dare sono in fondo.
Carica i tablet e collegali alla rete. Prova il volume: due scene sono messaggi vocali.
Scrivi su un cartello il 112, e sotto «la banca: il numero sul retro della carta».
Tieni vicino il tuo telefono: se qualcuno ha appena pagato, si chiama la banca subito.
Se puoi, invita qualcuno della Polizia Locale per gli ultimi dieci minuti.
Se la rete manca, leggi tu i messaggi degli esercizi e si vota per alzata di mano. Non serve nessuno schermo.`,
  moments: [
    {
      title: 'Benvenuti',
      minutes: 5,
      doing: `Saluta chi arriva e chiedi solo il nome.
Di' che cosa si fa: sette messaggi per allenarsi. Di qualcuno ci si può fidare, degli altri no.`,
      say: `Oggi ci alleniamo, come in palestra. I messaggi li abbiamo scritti noi: qui non si perde niente.
Chi è stato imbrogliato non è uno sciocco. Chi imbroglia lo fa di mestiere, e ci casca anche chi è attento.
Nessuno deve per forza raccontare i fatti suoi. Se qualcuno vuole, ascoltiamo.`,
      watch: `Se qualcuno ride di chi ci è cascato, riporta il discorso su chi imbroglia.
A chi ha vergogna non chiedere altro. Digli che dopo ti trova.`,
    },
    {
      title: 'Si entra nel gruppo',
      minutes: 20,
      doing: `Leggi il codice con le città: «B come Bologna». Ognuno scrive il suo nome.
Poi copia su carta le tre parole e le quattro cifre del suo biglietto.
Se i tablet sono pochi, si lavora in due: uno legge, uno preme.
Chi è già dentro racconta al vicino l'ultimo messaggio strano che ha ricevuto, senza nomi.`,
      say: `Scrivete l'indirizzo del foglio, poi le sei lettere, poi il vostro nome.
Il biglietto è come una chiave di casa. Oggi parliamo proprio di chiavi: non si danno a nessuno.`,
      watch: `Qualcuno scrive nella casella di ricerca? Torna indietro, e riscrivi nella barra dell'indirizzo.
Venti minuti servono tutti. Se avanzano, comincia dal primo messaggio.`,
    },
    {
      title: 'Passi 1 e 2: il pacco, e il telefono rotto',
      minutes: 13,
      doing: `Leggi il primo messaggio a voce alta. Per alzata di mano: «mi fido» o «non mi fido».
Poi ognuno apre la scena e cerca i segni. Il secondo messaggio lo fanno senza di te.
Scrivi alla lavagna i segni che trovano: fretta, soldi, numero nuovo.
Chi ha finito rilegge la scena e dice che cosa voleva chi l'ha scritta.`,
      say: `Guardate tre cose: vuole fretta? Vuole soldi, o un codice? Vuole che non lo diciate a nessuno?
Un figlio che scrive da un numero nuovo si chiama al numero vecchio. Sempre.`,
      watch: 'A chi indovina «è falso» senza guardare chiedi quale segno glielo dice.',
    },
    {
      title: 'Passi 3 e 4: non tutto è falso',
      minutes: 10,
      doing: `Sono un avviso della banca e il promemoria di una visita. Ci si può fidare, ma non dirlo prima.
Dopo le risposte chiedi che cosa costa dubitare di tutto: una visita persa.`,
      say: `Se dubitiamo di tutto perdiamo le cose buone. Per fidarsi basta controllare.
Si controlla sempre allo stesso modo: chiudo il messaggio, e chiamo il numero che ho già.`,
      watch: `Chi non apre più niente ha paura. Fai vedere come si controlla.`,
    },
    {
      title: 'Pausa',
      minutes: 5,
      doing: `In piedi tutti. Guarda la pagina del gruppo e vedi chi è rimasto indietro.`,
      say: '',
      watch: 'Chi resta seduto con il telefono in mano può avere un messaggio da farti vedere.',
    },
    {
      title: 'Passi 5 e 6: la telefonata e il QR',
      minutes: 13,
      doing: `Fai tu la parte di chi chiama, con voce gentile. Gli altri rispondono.
Poi aprono le due scene.
Provate insieme la frase per mettere giù.`,
      say: `«Adesso non posso. Richiamo io.» E mettete giù. Non è maleducazione.
La banca vera non chiede di spostare soldi, e non chiede codici. Il «conto sicuro» non esiste.
Un quadrato QR è come un indirizzo: si legge dove porta, prima di premere.`,
      watch: `A chi dice «io con quelli ci parlo» ricorda che più si parla, più raccolgono notizie.
Dopo la telefonata la linea può essere ancora aperta: si richiama da un altro telefono.`,
    },
    {
      title: 'Passo 7: la voce, e la parola di casa',
      minutes: 9,
      doing: `Ascoltate il messaggio della nipote. Ci si può fidare? Che cosa ve lo fa dire?
Poi parlate della parola di casa. Ognuno la sceglie in famiglia, non qui.`,
      say: `Oggi un programma copia una voce da pochi secondi di video. La voce non basta più.
Serve una parola che sa solo la famiglia. Sceglietela stasera, a voce, e non scrivetela in un messaggio.`,
      watch: `Ci si può fidare: il numero è quello di sempre, e non vuole soldi né segreti.
Nessuno dica la sua parola di casa a voce alta.`,
    },
    {
      title: 'Passo 8: «È una truffa?»',
      minutes: 8,
      doing: `Tutti aprono «È una truffa?». Se l'AI è collegata scrivono un messaggio strano, senza nomi e codici.
Se non lo è, premono «Guardiamolo insieme» e leggono quello di prova.
Leggono la risposta. Poi «L'ho fatto», nel percorso.`,
      say: `L'AI vi dice a che cosa stare attenti, e può sbagliare. L'ultima parola è di una fonte vera: la banca, l'ufficio, il medico.
Nomi, numeri e codici toglieteli prima.`,
      watch: 'Se qualcuno copia codici o numeri di carta, falli togliere prima che prema.',
    },
    {
      title: 'Passi 9 e 10: da fare a casa. Le domande, e i saluti',
      minutes: 7,
      doing: `Fate le domande sul tablet, o a voce con il foglio in fondo.
Dai i fogli «Vicino al telefono» e «Se ho già pagato».
Le due lezioni sulle chiavi si fanno da casa: «Un codice per email», e «Password, impronta, codice». Poi l'attestato si stampa da lì, o la prossima volta.
Ognuno esce con «Finito».`,
      say: `Le domande non sono un esame. Se una non va, leggete perché e riprovate.
Portate a casa una frase sola: «Mi fermo, chiudo, e chiamo il numero che ho già».`,
      watch: `Chi si ferma dopo per parlarti ha quasi sempre una cosa vera da dirti. Tieniti dieci minuti liberi.`,
    },
  ],
  handouts: [
    {
      title: 'Vicino al telefono',
      text: `Mi fermo. Chi ha fretta, aspetta.
Chiudo il messaggio, o metto giù. Dico: «Adesso non posso. Richiamo io».
Chiamo il numero che ho già, mai quello del messaggio.
La mia banca (il numero è sul retro della carta):
_____
La persona che chiamo prima di pagare:
_____
Pericolo, adesso: 112`,
    },
    {
      title: 'Se ho già pagato',
      text: `Chiamo la banca, anche di notte, meglio da un altro telefono. Chiedo di bloccare tutto.
Scrivo su un foglio il giorno, l'ora, la cifra e a chi. Non cancello i messaggi.
Cambio le password, a cominciare dall'email.
Faccio la denuncia: Carabinieri, Questura o Polizia Postale.
Lo racconto a qualcuno. La colpa è di chi imbroglia.
Qualcuno mi offre di riavere i soldi, se prima pago? È un'altra truffa.`,
    },
  ],
  exercises: [
    {
      title: 'I tre segni (10 minuti, su carta)',
      text: `Leggi tre volte, piano: «Gentile cliente, il suo conto sarà bloccato stasera. Confermi i dati qui. Non chiami la filiale, è già informata».
Ognuno scrive che cosa gli fa fretta:
_____
Che cosa vogliono:
_____
Chi non devo chiamare, secondo loro:
_____`,
    },
    {
      title: 'La telefonata (10 minuti, a coppie)',
      text: `Uno è «l'operatore» e insiste con gentilezza: «È per il suo bene, ho il suo nome qui davanti».
L'altro può dire solo una frase: «Adesso non posso. Richiamo io». Poi mette giù.
Scambiatevi. Quante volte avete dovuto dirla? La seconda volta è più facile.`,
    },
    {
      title: 'Vero o falso? (5 minuti, per alzata di mano)',
      text: `«La sua visita è giovedì alle 10. Per spostarla chiami il numero sul foglio della prenotazione.» (Può essere vero: non chiede soldi né codici.)
«Mamma, ho cambiato numero. Mi fai un bonifico?» (Falso, finché non lo chiami al numero vecchio.)
«Sono dell'acqua, devo entrare a controllare i tubi.» (Non apro. Chiamo io la società, con il numero di una bolletta già pagata.)`,
    },
  ],
  questions: [
    {
      text: '«Mamma, ho rotto il telefono, scrivimi qui.» Che cosa fai?',
      first: {
        text: 'Rispondo e chiedo chi è',
        why: 'Chi imbroglia sa rispondere. Il nome di tuo figlio può trovarlo in tanti posti.',
      },
      second: {
        text: 'Chiamo mio figlio al numero di sempre',
        why: 'Se risponde lui, hai capito. Se non risponde, aspetti: niente soldi.',
      },
      third: {
        text: 'Mando poco, per non sbagliare',
        why: 'Anche il poco non torna. E chi lo riceve capisce che può chiederne ancora.',
      },
      right: 'second',
    },
    {
      text: 'Un SMS della banca ti preoccupa. Quale numero chiami?',
      first: {
        text: 'Quello scritto nel messaggio',
        why: 'Se il messaggio è falso, è falso anche il numero.',
      },
      second: {
        text: 'Il primo che trovo su internet',
        why: 'In cima può esserci una pubblicità, o un numero messo da chi imbroglia.',
      },
      third: {
        text: 'Quello sul retro della mia carta',
        why: 'Lo ha stampato la banca. Vale anche quello sul contratto.',
      },
      right: 'third',
    },
    {
      text: '«Sono un carabiniere: sposti i soldi su un conto sicuro.» Che cosa fai?',
      first: {
        text: 'Metto giù, e chiamo io la banca',
        why: 'Il «conto sicuro» non esiste. Nessun carabiniere chiede di spostare soldi.',
      },
      second: {
        text: 'Chiedo il suo nome e il grado',
        why: 'Se li inventa. Più parli, più cose viene a sapere.',
      },
      third: {
        text: 'Guardo se il numero è della caserma',
        why: 'Il numero sullo schermo si può falsificare. Metti giù, e richiama tu.',
      },
      right: 'first',
    },
    {
      text: "Sul parcometro c'è un adesivo con un QR per pagare. Che cosa fai?",
      first: {
        text: 'Lo inquadro e pago',
        why: 'Un adesivo lo attacca chiunque. Può portare a una pagina falsa.',
      },
      second: {
        text: "Pago al parcometro, o con l'app che ho già",
        why: 'Così i soldi vanno a chi devono andare, e la sosta risulta pagata.',
      },
      third: {
        text: 'Lo inquadro, e pago se vedo lo stemma del Comune',
        why: "Lo stemma si copia. Conta la fine dell'indirizzo, e il parcometro è più sicuro.",
      },
      right: 'second',
    },
    {
      text: 'Al telefono la voce è proprio quella di tuo nipote, e chiede soldi. Basta?',
      first: {
        text: 'Sì: la voce non si può rubare',
        why: 'Oggi un programma la copia da pochi secondi di video.',
      },
      second: {
        text: 'Sì, se sa il mio nome',
        why: 'Il tuo nome lo sanno in tanti. Non prova niente.',
      },
      third: {
        text: 'No: chiedo la parola di casa, e richiamo',
        why: 'La parola di casa la sa solo la famiglia. Chi finge non la sa.',
      },
      right: 'third',
    },
    {
      text: 'Ti accorgi che hai pagato una truffa. Qual è la prima cosa?',
      first: {
        text: 'Chiamo la banca e faccio bloccare tutto',
        why: 'Prima chiami, meglio è. Poi scrivi che cosa è successo e fai la denuncia.',
      },
      second: {
        text: 'Scrivo a chi mi ha truffato, e rivoglio i soldi',
        why: 'Ti fa perdere tempo, o te ne chiede altri. Prima la banca. I messaggi tienili.',
      },
      third: {
        text: 'Aspetto qualche giorno: forse i soldi tornano',
        why: 'Da soli non tornano. Se parli subito, a volte si fermano.',
      },
      right: 'first',
    },
  ],
}
