import { here } from '../../city.ts'
import type { NotebookContent } from '../../content-types.ts'
import { gitaInValBrembana } from '../practice/gita-in-val-brembana.ts'

export const cercareNotebook: NotebookContent = {
  id: 'cercare-e-controllare',
  isPublished: true,
  title: 'Cercare e controllare',
  duration: '1 ora e 30 minuti',
  aim: "Per chi cerca già qualcosa su internet, o se lo fa cercare. Alla fine ognuno sa di chi è la pagina che guarda, apre la fonte di una risposta, trova la frase che l'AI ha messo in più, e sa che cosa si chiede al telefono.",
  prepare: `Fai il gruppo sul sito il giorno prima, con il percorso «Cercare e controllare».
Stampa il foglio con il codice e questo quaderno. I fogli da dare sono in fondo, uno per persona.
Carica i tablet e collegali alla rete. Se siete più di otto, cerca una seconda persona che giri tra i tavoli.
Prova il giorno prima a cercare su Google «come si pota il rosmarino». Guarda se in alto c'è la risposta dell'AI, che non compare sempre.
Porta un foglio vero di un ufficio vicino, con il sito e il numero. Va bene un volantino della biblioteca.
Prendi nota di una cosa vera da chiedere per telefono, per esempio a che ora chiude la biblioteca.
Nomi e posti sullo schermo di Google cambiano spesso: quelli scritti qui sono di novembre 2026.
Se la rete manca, cominciate da «Chi lo dice?» e dalla telefonata. Bastano il volantino e un telefono.`,
  moments: [
    {
      title: 'Benvenuti',
      minutes: 5,
      doing: `Chiedi a ognuno l'ultima cosa che ha cercato: un orario, una ricetta, un numero.
Scrivi le risposte su un foglio grande. Fai un segno accanto a quelle che potevano essere sbagliate.`,
      say: `Trovare una risposta oggi è facile. Sapere se è vera è il lavoro di oggi.
Davanti a una pagina guardiamo chi scrive, quando, e che cosa dice davvero.`,
      watch:
        'A chi dice «io non cerco mai niente» chiedi chi cerca per lui, e che cosa gli domanda.',
    },
    {
      title: 'Si entra nel gruppo',
      minutes: 20,
      doing: `Leggi il codice con le città: «B come Bologna». Ognuno scrive il suo nome.
Poi copia su carta le tre parole e le quattro cifre del suo biglietto.
Chi è già dentro legge sul volantino come finisce l'indirizzo dell'ufficio.`,
      say: `Scrivete l'indirizzo del foglio nella barra dell'indirizzo, non nella casella di ricerca. È già il primo esercizio di oggi.
Il biglietto serve per tornare da casa. È come una chiave, e non si dà a nessuno.`,
      watch: `Se qualcuno finisce su un altro sito va bene, è il lavoro di oggi. Leggete insieme dove siete, nella barra dell'indirizzo.
Venti minuti servono tutti, e sono già una parte dell'incontro.`,
    },
    {
      title: 'Passo 1: di chi è la pagina',
      minutes: 11,
      doing: `Fai girare il volantino dell'ufficio: dov'è scritto il suo sito?
Poi tutti fanno la lezione «Browser e indirizzi». Chi ha finito aiuta il vicino, senza toccare il suo schermo.`,
      say: `L'indirizzo è come un campanello: dice chi abita lì. Il titolo grande è solo un'insegna.
Se comincia con «https://», saltatelo. Poi ci si ferma al primo segno «/», e si leggono le ultime due parole.
A volte ne serve una in più. Il modo sicuro è confrontare con un foglio dell'ufficio.`,
      watch: `Chi non vede l'indirizzo intero deve premere nella barra.
Gli indirizzi della lezione sono finti, e non vanno scritti davvero.`,
    },
    {
      title: 'Una domanda a Google',
      minutes: 12,
      doing: `Dai il foglio «Leggo una fonte».
Tutti aprono Google in un'altra pagina e cercano «come si pota il rosmarino».
Guardano che cosa c'è in alto. Poi aprono un sito, e riempiono il foglio.
Chi ha finito preme «Web», sotto la casella: restano solo i siti. A volte sta sotto «Altro».`,
      say: `In alto può esserci un testo scritto da un'AI: «Panoramica AI», o «AI Overview». È comodo, e può sbagliare.
Dove leggete «Sponsorizzato» qualcuno ha pagato per stare lì.
Se la fonte dice un'altra cosa, vale la fonte. Se non sapete chi scrive, apritene due.
Il numero della banca e le cose di salute non si prendono da lì.`,
      watch: `A qualcuno non compare? È giusto, non compare sempre. Fagli guardare lo schermo del vicino.
Se una pagina chiede dei cookie, si può premere «Rifiuta».
Il percorso sta nell'altra scheda, cioè nella pagina accanto, o si ritrova con la freccia.`,
    },
    {
      title: 'Pausa',
      minutes: 5,
      doing: 'In piedi tutti. Nella pagina del gruppo vedi a che passo è ognuno.',
      say: '',
      watch: 'Se qualcuno è ancora su Google, riportalo tu al percorso prima di ricominciare.',
    },
    {
      title: 'Passo 2: la gita',
      minutes: 8,
      doing: `Tutti aprono «${gitaInValBrembana.title}», nella stanza di prova. Qui non risponde una vera AI.
Provano prima una richiesta vaga, poi quella chiara. Cercano nell'ultima riga che cosa l'AI non sa.
Alla fine tornano al percorso e premono «L'ho fatto».`,
      say: `Dove, quando, come ci arrivo, che cosa mi serve. Se ne manca una, la sceglie lei.
La riga più bella è l'ultima: «gli orari non li so». Una risposta onesta dice che cosa non sa.`,
      watch: "Se il percorso non avanza, manca «L'ho fatto».",
    },
    {
      title: 'Passo 3: la frase in più',
      minutes: 8,
      doing: `Tutti aprono «L'avviso sul portone»: una frase dell'AI sul foglio non c'è.
La cercano senza aiuto. Poi «L'ho fatto». Chi l'ha già fatta aiuta il vicino, senza dirgli quale.`,
      say: `Si prende una frase, e si cerca sul foglio. Poi un'altra. Non si va a naso.
Un sito o un numero che sul foglio non c'è, si cancella.`,
      watch: `È la terza frase: il sito è inventato.
Se qualcuno preme a caso finché va bene, fermalo. Leggete insieme una frase alla volta.`,
    },
    {
      title: 'Passo 4: il treno, e la telefonata',
      minutes: 8,
      doing: `Tutti aprono «Una gita in treno». Gli orari sono quelli dell'esempio: l'AI fa i conti dei minuti.
Poi «L'ho fatto». Dai il foglio «Che cosa chiedo al telefono».
Fai tu una telefonata vera, con il vivavoce: a che ora chiude la biblioteca? Di' subito a chi risponde che lo sente tutto il gruppo.`,
      say: `Gli orari glieli portiamo noi. Lei conta i minuti, e noi rifacciamo il conto: dalle 9:55 alle 10:10 sono quindici.
L'ultimo controllo si fa con la voce. Su un orario ha ragione chi apre la porta.`,
      watch: `Fai vedere che il numero si prende dal volantino, e non da una ricerca.
Se non risponde nessuno va bene lo stesso. Di' quando richiami.`,
    },
    {
      title: 'Passo 5: il volto della TV',
      minutes: 7,
      doing: `Leggi a voce alta l'annuncio: «L'AI investe per te». Per alzata di mano: «mi fido» o «non mi fido».
Poi si apre la scena e si cercano i segni.`,
      say: `Chi lo dice? Un volto famoso, ma copiato. Che cosa vuole? I nostri soldi.
Un nome in un elenco non basta: anche i nomi si copiano. Prima di pagare si parla con qualcuno.`,
      watch: `È falso. Qualcuno ha già pagato un'app così? Appena finito chiamate insieme la sua banca, al numero scritto sulla carta.
Se qualcuno ride di chi ci è cascato, riporta il discorso su chi imbroglia.`,
    },
    {
      title: 'Passo 6: da fare a casa. Le domande, e i saluti',
      minutes: 6,
      doing: `Fate le domande sul tablet, o a voce con il foglio in fondo.
La lezione «L'AI che ti dà sempre ragione» si fa da casa, con il biglietto: è la più corta. Poi l'attestato si stampa da lì.
Ognuno esce con «Finito».`,
      say: `Le domande non sono un esame. Se una non va, leggete perché e riprovate.
A casa prendete una risposta sola dell'AI, e aprite la sua fonte. Poi raccontatelo a qualcuno.`,
      watch: 'Se sul tablet è ancora aperto Google, fai chiudere anche quella pagina.',
    },
  ],
  handouts: [
    {
      title: 'Leggo una fonte',
      text: `La cosa che cerco: _____
Il sito che ho aperto, letto nella barra dell'indirizzo:
_____
Chi scrive? Un ufficio, un giornale, un negozio, una persona: _____
Quando? La data della pagina: _____
Che cosa dice? È la stessa cosa della risposta, o solo una cosa simile:
_____
Se non so chi scrive, apro una seconda fonte.`,
    },
    {
      title: 'Che cosa chiedo al telefono',
      text: `Gli orari di un ufficio, di un museo, di un negozio.
Un prezzo, prima di partire o di pagare.
Se l'autobus passa anche nei giorni di festa.
Se una regola vale per me: lo chiedo all'ufficio che la applica.
Di una cura chiedo al medico o al farmacista.
Il numero lo prendo da un foglio dell'ufficio, o dal suo sito aperto da me.
Chi ho chiamato, il giorno, e che cosa ha risposto:
_____
_____`,
    },
  ],
  exercises: [
    {
      title: 'La frase sbagliata (5 minuti, per alzata di mano)',
      text: `Leggi con la stessa voce sicura, senza sorridere. Una è sbagliata.
${here('Il Campanone di Città Alta suona ogni sera, alle dieci. (Vero.)', "L'Etna è un vulcano, e sta in Sicilia. (Vero.)")}
${here('Papa Giovanni XXIII è nato a Clusone. (Falso: è nato a Sotto il Monte.)', 'Alessandro Manzoni è nato a Firenze. (Falso: è nato a Milano.)')}
${here("L'aeroporto è a Orio al Serio. (Vero.)", 'Il Tevere passa per Roma. (Vero.)')}
Chiedi: chi non lo sapeva, dove lo controlla? Un libro, il sito di un Comune, qualcuno del posto.`,
    },
    {
      title: 'Chi lo dice? (10 minuti, a coppie)',
      text: `Volete sapere a che ora apre il mercato. Mettete in ordine, da chi vi fidate di più:
Il sito del Comune, con la data di questo mese.
Il commento di uno che non conoscete.
Un giornale di tre anni fa.
Il volantino di un negozio vicino.
Leggete il vostro ordine e dite perché. Il primo posto è facile. È il secondo che fa discutere.`,
    },
    {
      title: 'La telefonata di un minuto (10 minuti, a coppie)',
      text: `Uno è l'ufficio, l'altro chiama. Chi chiama prepara prima tre righe:
Che cosa voglio sapere: _____
Da quando a quando mi serve: _____
Come lo ripeto, per controllare: _____
Alla fine chi chiama dice: «Ho capito bene? Allora è così». Poi scambiatevi.`,
    },
  ],
  questions: [
    {
      text: "Sotto una risposta dell'AI c'è il nome di un sito. Che cosa fai?",
      first: {
        text: "Mi basta: se c'è il nome, è vera",
        why: "A volte la pagina dice un'altra cosa. Si vede solo aprendola.",
      },
      second: {
        text: 'Lo apro, e cerco lì la stessa cosa',
        why: "Bene. Se la pagina dice un'altra cosa, vale la pagina.",
      },
      third: {
        text: 'Non apro niente: è una truffa',
        why: "Di solito è una pagina normale. Leggi l'indirizzo, poi decidi.",
      },
      right: 'second',
    },
    {
      text: 'Nella barra leggi «www.premi.example/biblioteca-rosa». Di chi è la pagina?',
      first: {
        text: 'Della biblioteca Rosa',
        why: 'Quello che viene dopo il segno «/» è solo una stanza. La casa è di un altro.',
      },
      second: {
        text: 'Non si può sapere',
        why: 'Si può. Fermati al primo segno «/» e leggi le ultime due parole.',
      },
      third: {
        text: 'Di «premi.example»',
        why: 'Le ultime due parole prima del segno «/» dicono di chi è la casa.',
      },
      right: 'third',
    },
    {
      text: "L'AI dice che il museo apre alle 9, un sito dice alle 10. Che cosa fai?",
      first: {
        text: 'Telefono al museo',
        why: "L'orario lo sa chi apre la porta. Il numero lo prendi dal sito del museo.",
      },
      second: {
        text: "Credo all'AI: ha letto tanti siti",
        why: 'Li mette insieme, e può prendere un orario vecchio.',
      },
      third: {
        text: 'Vado alle 10, per stare sul sicuro',
        why: 'Se quel giorno è chiuso, arrivi per niente. Una telefonata costa meno.',
      },
      right: 'first',
    },
    {
      text: 'In cima a una ricerca leggi «Sponsorizzato». Che cosa vuol dire?',
      first: {
        text: 'Che è la risposta migliore',
        why: 'Essere in cima non vuol dire essere la migliore.',
      },
      second: {
        text: "Che Google l'ha controllata",
        why: 'Nessuno garantisce che sia vera. È uno spazio che si paga.',
      },
      third: {
        text: 'Che qualcuno ha pagato per stare lì',
        why: 'È pubblicità. Può essere seria o no: guarda di chi è la pagina.',
      },
      right: 'third',
    },
    {
      text: "L'AI ti scrive gli orari di due treni. Che cosa fai?",
      first: {
        text: 'Li copio: sono precisi al minuto',
        why: 'Anche un orario inventato è preciso. Te ne accorgi in stazione.',
      },
      second: {
        text: 'Li guardo sul sito dei treni, o allo sportello',
        why: 'Gli orari veri li sa chi fa viaggiare il treno.',
      },
      third: {
        text: 'Le chiedo se è sicura',
        why: "Può dire di sì anche quando sbaglia. Il controllo si fa fuori dall'AI.",
      },
      right: 'second',
    },
    {
      text: 'Da che cosa riconosci una buona fonte?',
      first: {
        text: 'So chi la scrive, e quando',
        why: 'Si comincia da lì. Poi si guarda che cosa dice davvero.',
      },
      second: {
        text: 'È scritta bene, con belle foto',
        why: 'Anche una pagina falsa può essere bella.',
      },
      third: {
        text: 'La ripetono in tanti',
        why: "Spesso si copiano l'uno dall'altro. Cerca chi l'ha detto per primo.",
      },
      right: 'first',
    },
  ],
}
