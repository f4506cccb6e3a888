import { city } from '../../city.ts'
import type { NotebookContent } from '../../content-types.ts'

export const aiInTascaNotebook: NotebookContent = {
  id: 'ai-in-tasca',
  isPublished: true,
  title: "L'AI che hai già in tasca",
  duration: '1 ora e 30 minuti',
  aim: "Per chi ha un telefono suo e lo porta. Alla fine ognuno riconosce le AI che ha già: il cerchio di WhatsApp, la risposta in cima a Google, l'assistente, il tasto di Copilot, la dettatura. Le sa provare a voce, e le sa abbassare.",
  prepare: `Fai il gruppo sul sito il giorno prima, con il percorso «L'AI che hai già in tasca».
Stampa il foglio con il codice e questo quaderno. I fogli da dare sono in fondo.
Di' alle persone di portare il loro telefono, carico. Serve anche qualche tablet, per chi non ha il telefono.
Prepara un telefono Android e un iPhone da far vedere, anche in prestito.
Prova il giorno prima dove sono le cose, perché i menu cambiano spesso.
Oggi si parla ai telefoni. Scegli una stanza dove si può parlare a voce alta.
Se la rete manca, si guardano lo stesso le impostazioni e il punto colorato in alto. Il resto si fa a voce, con gli esercizi.`,
  moments: [
    {
      title: 'Benvenuti',
      minutes: 5,
      doing: `Chiedi: chi ha Android, chi ha iPhone? Fai sedere vicini i telefoni uguali.
Se qualcuno non lo sa: dietro, una mela vuol dire iPhone.`,
      say: `Nessuno di noi ha chiesto queste AI. Sono arrivate nel telefono, e oggi le guardiamo in faccia.
Non siete obbligati a usarle. Basta sapere che ci sono, e che comandate voi.`,
      watch:
        'Non prendere in mano il telefono di nessuno, perché dentro ci sono foto e messaggi. Indica con il dito.',
    },
    {
      title: 'Si entra nel gruppo',
      minutes: 20,
      doing: `Con il telefono si inquadra il quadrato del foglio. Ognuno scrive il suo nome e copia su carta le tre parole e le quattro cifre del biglietto.
Chi è già dentro cerca il cerchio di WhatsApp sul suo telefono, senza premerlo.`,
      say: `Inquadrate il quadrato, e prima di premere leggete dove porta.
Il biglietto con le tre parole serve per finire da casa.`,
      watch: `Chi usa il suo telefono non deve premere «Finito», alla fine.
Venti minuti servono tutti. Ogni telefono è diverso, e qualcuno non ha mai inquadrato niente.`,
    },
    {
      title: "Passo 1: che cos'è l'AI",
      minutes: 8,
      doing: `Fai finire a voce «Tanti auguri di buon…»: tutti dicono «compleanno». Così lavora l'AI.
Poi ognuno fa la lezione. Chi l'ha già fatta passa avanti.`,
      say: `Mette in fila le parole che di solito stanno insieme. Non sa se sono vere.
Vale per tutte quelle che vediamo oggi, anche per quelle che parlano.`,
      watch: 'Se la stanza è rumorosa, fai abbassare il volume della lettura.',
    },
    {
      title: 'Passo 2: il cerchio e la panoramica',
      minutes: 13,
      doing: `La guida «L'AI che hai già in tasca» ha sette capitoli. Insieme si fanno i primi due, WhatsApp e Google.
Ognuno cerca il cerchio sul suo telefono. Poi cerca su Google «come si pota il rosmarino».
Alla fine di ogni capitolo si segna «fatto».`,
      say: `Se il cerchio si apre per sbaglio non è successo niente: si torna indietro.
La risposta in cima a Google è comoda. Sotto ci sono i siti da cui viene: apritene uno.
Il numero della banca non si prende da lì.`,
      watch: `Non tutti i telefoni hanno le stesse cose. «Non ce l'ho» è una risposta giusta.
Il cerchio di solito non si può togliere. Si può silenziare.`,
    },
    {
      title: 'Passo 2: parlare al telefono',
      minutes: 13,
      doing: `Si fanno i capitoli tre e sei, l'assistente e la dettatura. Il quinto, sulla cassa che parla e la TV, si fa da casa.
A turno, uno alla volta, ognuno dice: «Metti una sveglia alle sette e mezza».
Poi detta un messaggio e lo rilegge, senza mandarlo.
Chi ha finito detta la lista della spesa, e conta quante parole deve correggere.`,
      say: `Parlate piano e chiaro, come a chi prende appunti.
Prima di mandare si rilegge. Numeri e nomi di paesi li sbaglia spesso.
Il PIN e le password si scrivono con le dita, mai a voce.`,
      watch: `Se parlano tutti insieme i telefoni si confondono. Fai parlare uno per tavolo.
Prima di uscire fai togliere le sveglie di prova.`,
    },
    {
      title: 'Pausa',
      minutes: 5,
      doing: 'In piedi tutti. Nella pagina del gruppo vedi a che passo è ognuno.',
      say: '',
      watch:
        'Chi ha un computer con il tasto di Copilot, o una cassa che parla, fa il quarto e il quinto capitolo a casa.',
    },
    {
      title: 'Passo 2: il silenzio',
      minutes: 9,
      doing: `Capitolo sette. Dai il foglio «Tengo, abbasso, spengo».
Accanto a ogni cosa si scrive una delle tre parole.
Ognuno decide per sé. Chi vuole spegne l'ascolto adesso, con te accanto.`,
      say: `Non c'è una scelta giusta per tutti. E si può cambiare idea domani.
Guardate in alto: se c'è un punto verde o arancione, il microfono è acceso.`,
      watch: 'Non spegnere tu le cose degli altri. Spiega, e lascia premere.',
    },
    {
      title: 'Passi 3 e 4: il conto e la voce',
      minutes: 10,
      doing: `«Il conto del pranzo»: una frase è sbagliata, si trova rifacendo i conti. Poi «L'ho fatto».
«Un messaggio vocale del nipote»: si ascolta, e si decide se fidarsi.`,
      say: `Il telefono vi parla con voce sicura, anche quando sbaglia un conto.
E una voce si può copiare. Per questo in famiglia serve una parola di casa.`,
      watch: 'Nessuno dica la sua parola di casa a voce alta.',
    },
    {
      title: 'Passo 5: da fare a casa. Le domande, e i saluti',
      minutes: 7,
      doing: `Dai il foglio «Prima di parlare». Fate le domande sul telefono, o a voce con il foglio in fondo.
I capitoli che mancano si fanno da casa. Anche la lezione «Chiedere con una foto»: lì si prova con calma. Poi l'attestato si stampa da lì, o la prossima volta.
Chi ha usato un tablet esce con «Finito».`,
      say: `Le domande non sono un esame. Se una non va, leggete perché e riprovate.
Stasera fate vedere a qualcuno di casa una cosa sola. Spiegarla aiuta a ricordarla.`,
      watch: "Qualcuno non è convinto di quello che ha cambiato? Rimettetelo insieme com'era.",
    },
  ],
  handouts: [
    {
      title: 'Tengo, abbasso, spengo',
      text: `Il cerchio di WhatsApp: _____
La risposta in cima a Google: _____
L'assistente del telefono: _____
Il tasto di Copilot sul computer: _____
La cassa che parla e la TV: _____
Il microfono della tastiera: _____
Posso cambiare idea quando voglio.`,
    },
    {
      title: 'Prima di parlare',
      text: `Chi mi risponde: una persona o un'AI?
Da dove viene questa cosa? Apro una fonte.
La direi a voce alta in autobus? Se no, non la dico all'AI.
PIN, password e codici si scrivono con le dita, e solo dove servono.
Il numero della banca è sul retro della carta:
_____`,
    },
  ],
  exercises: [
    {
      title: 'Chi ha parlato? (5 minuti, a voce)',
      text: `Leggi e chiedi: persona o AI?
«Sono qui per aiutarti. Vuoi altre idee?» (AI: è gentile sempre allo stesso modo.)
«Ti richiamo dopo, ho le mani nella farina.» (Persona.)
«Ecco tre ricette facili per stasera.» (Non si sa. Per questo si chiede: chi mi risponde?)`,
    },
    {
      title: 'Detta e rileggi (10 minuti, a coppie)',
      text: `Uno detta piano: «Ci vediamo giovedì alle sei e un quarto, davanti alla stazione di Ponte San Pietro».
L'altro scrive quello che sente, senza fare domande.
Rileggete. Che cosa manca? L'ora, il paese, le virgole: sono le cose che sbaglia anche il telefono.`,
    },
    {
      title: 'In autobus (5 minuti, per alzata di mano)',
      text: `Si può dire a voce alta in autobus?
«Che tempo fa domani a ${city.name}?» (Sì.)
«Il PIN della mia carta è…» (No, mai.)
«Mia sorella ha quella malattia, che cos'è?» (No: si chiede al medico, e di nessuno si dice il nome.)
Se non lo direste in autobus, non ditelo nemmeno all'AI.`,
    },
  ],
  questions: [
    {
      text: 'In WhatsApp premi per sbaglio il cerchio colorato. Che cosa fai?',
      first: {
        text: 'Spengo il telefono e lo riaccendo',
        why: 'Non serve: hai aperto una chat con Meta AI, e basta.',
      },
      second: {
        text: 'Torno indietro con la freccia',
        why: 'Aprire la chat non manda niente a nessuno.',
      },
      third: {
        text: 'Scarico un programma che lo toglie',
        why: 'Chi promette di toglierlo può volere i tuoi dati. Lascia stare.',
      },
      right: 'second',
    },
    {
      text: "La risposta in cima a Google dice una cosa, il sito sotto un'altra. A chi credi?",
      first: {
        text: 'Al sito, se so chi lo scrive',
        why: 'La risposta in cima è fatta con quei siti, e può capirli male. Vale la fonte.',
      },
      second: {
        text: 'Alla risposta in cima: è la prima',
        why: 'Essere in cima non vuol dire essere vera.',
      },
      third: {
        text: 'A quello che trovo scritto più volte',
        why: "Spesso si copiano l'uno dall'altro. Guarda chi scrive, e quando.",
      },
      right: 'first',
    },
    {
      text: 'Ti serve il numero della tua banca. Dove lo prendi?',
      first: {
        text: 'Lo chiedo al telefono, a voce',
        why: 'Te lo può dire sbagliato, o di qualcun altro.',
      },
      second: {
        text: 'Dalla prima risposta di Google',
        why: 'Può essere vecchio, o messo lì da chi imbroglia.',
      },
      third: {
        text: 'Dal retro della carta',
        why: 'Lo ha stampato la banca: è quello giusto.',
      },
      right: 'third',
    },
    {
      text: 'Vuoi che il telefono scriva quello che dici. Quale microfono premi?',
      first: {
        text: 'Quello grande di WhatsApp',
        why: 'Quello registra la tua voce e la manda. Non scrive.',
      },
      second: {
        text: 'Quello piccolo della tastiera',
        why: 'Scrive le parole. Poi le rileggi, e solo allora le mandi.',
      },
      third: {
        text: 'Quello della casella di Google',
        why: 'Quello cerca le parole che dici. Nel messaggio non le scrive.',
      },
      right: 'second',
    },
    {
      text: "Quale di queste cose non dici mai a un'AI?",
      first: {
        text: 'Il PIN della carta',
        why: 'Il PIN si scrive solo dove serve, con le dita.',
      },
      second: {
        text: 'La città dove abito, per sapere il tempo di domani',
        why: 'Ci abitano in tanti, e da sola non dice chi sei. La via e il numero no.',
      },
      third: {
        text: 'Un cibo che non posso mangiare, per una ricetta',
        why: 'Senza il nome va bene, per cucinare. Per una cura si chiede al medico.',
      },
      right: 'first',
    },
    {
      text: 'In alto sullo schermo vedi un punto verde o arancione. Che cosa vuol dire?',
      first: {
        text: 'Che qualcuno mi sta chiamando',
        why: "Per le chiamate c'è un suono e un nome. Il punto parla di un'altra cosa.",
      },
      second: {
        text: 'Che è arrivato un messaggio',
        why: "Per i messaggi c'è un avviso. Il punto parla di un'altra cosa.",
      },
      third: {
        text: 'Che qualcosa usa il microfono o la fotocamera',
        why: 'Se non sai che cosa, apri le impostazioni e togli il permesso.',
      },
      right: 'third',
    },
  ],
}
